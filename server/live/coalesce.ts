/** How close together two pieces of news of one kind may come to one browser: it asks again for what it shows each time. */
export const PACE_MS = {
  /** What the reader takes part in or works on. */
  own: 1_000,
  /** For our team: what happens to anybody, for the lists of what waits for us. */
  everybody: 15_000,
} as const;

export type Pace = keyof typeof PACE_MS;

interface Waiting {
  /** When it was last sent. */
  at: number;
  timer?: ReturnType<typeof setTimeout>;
  due?: number;
}

/** Tells of each subject at once, and of whatever follows it together at the end of the pause. */
export function coalesce(tell: (subject: string) => void): {
  add: (subject: string, pace: Pace) => void;
  stop: () => void;
} {
  const subjects = new Map<string, Waiting>();
  const send = (subject: string) => {
    subjects.set(subject, { at: Date.now() });
    tell(subject);
  };
  return {
    add(subject, pace) {
      const known = subjects.get(subject);
      const due = (known?.at ?? Number.NEGATIVE_INFINITY) + PACE_MS[pace];
      if (!known || due <= Date.now()) {
        clearTimeout(known?.timer);
        send(subject);
      } else if (known.due === undefined || due < known.due) {
        clearTimeout(known.timer);
        known.due = due;
        known.timer = setTimeout(() => send(subject), due - Date.now()).unref();
      }
    },
    stop() {
      for (const { timer } of subjects.values()) clearTimeout(timer);
      subjects.clear();
    },
  };
}
