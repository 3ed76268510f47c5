// Two soft notes, made here: no file, and nothing to load for those who keep sound off.

let context: AudioContext | null = null;

export function chime(): void {
  // Before the first touch a browser refuses, and complains.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [n, pitch] of [587.3, 880].entries()) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      const at = start + n * 0.14;
      tone.type = "sine";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
      tone.connect(loudness).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // a browser without sound
  }
}

/** A notice of the system, where the person has allowed it and is not looking at the page. */
export function notify(title: string, body: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, icon: "/icon.svg", tag: title });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones allow this only to service workers
  }
}
