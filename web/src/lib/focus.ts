// What has the focus may go away with a change of the page. Whoever plays by keyboard must not lose their place then.

/** Where one goes on: the first thing to choose in an open window or else in the table's question, or its heading. */
function nextPlace(): HTMLElement | null {
  const where = document.querySelector("dialog[open]") ?? document.getElementById("ask");
  return where?.querySelector<HTMLElement>("[data-first]") ?? where?.querySelector("h2") ?? null;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** From now on, whenever what had the focus is taken away, the question takes it. Returns how to stop that. */
export function keepFocus(): () => void {
  let last = document.activeElement;
  const note = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  const changes = new MutationObserver(() => {
    if (isLost() && last && !last.isConnected) nextPlace()?.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", note);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    changes.disconnect();
  };
}

/** A window has been closed: back to where one was before, if the browser has not seen to it. */
export function giveBack(before: Element | null): void {
  if (!isLost()) return;
  const place = before !== document.body && before?.isConnected ? (before as HTMLElement) : nextPlace();
  (place ?? document.getElementById("content"))?.focus({ preventScroll: true });
}
