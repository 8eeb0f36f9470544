/** A status graph as data: `{ requested: { cancel: 'canceled' }, canceled: {} }`. A target that is not a state does not compile. */
export function lifecycle<const G extends { [S in keyof G]: { readonly [event: string]: keyof G } }>(graph: G) {
  type State = keyof G & string;
  type Event = { [S in keyof G]: keyof G[S] }[keyof G] & string;
  const targets = graph as unknown as Record<State, Record<string, State>>;
  return {
    states: Object.keys(graph) as unknown as readonly [State, ...State[]],
    /** The state that `event` leads to, or undefined where the graph has no such move (the caller answers 409). */
    after: (state: State, event: Event): State | undefined =>
      Object.hasOwn(targets[state], event) ? targets[state][event] : undefined,
    eventsFrom: (state: State) => Object.keys(targets[state]) as Event[],
  };
}
