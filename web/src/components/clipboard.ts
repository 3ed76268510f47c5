/**
 * Put a text on the clipboard; say whether it went. A site without https (a friend's machine on the home network) may
 * not write there itself, but may copy what is marked in a field.
 */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const marked = field ?? hiddenField(text);
    marked.select();
    const done = document.execCommand("copy");
    if (!field) marked.remove();
    return done;
  }
}

function hiddenField(text: string): HTMLInputElement {
  const made = document.createElement("input");
  made.value = text;
  made.className = "spoken";
  document.body.append(made);
  return made;
}
