// What this browser remembers. Storage can be full, forbidden or hold rubbish: then nothing is remembered.

export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`petteia.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`petteia.${name}`, JSON.stringify(value));
  } catch {
    // the page works on without memory
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`petteia.${name}`);
  } catch {
    // as above
  }
}
