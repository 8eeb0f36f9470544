// Parts of a page that the server draws and a browser takes over when somebody comes near or presses: docs/decisions/0009.
import {
  type ComponentType,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Asleep } from './Later.Asleep';
import { Awake } from './Later.Awake';
import type { Held } from './Later.held';

export interface LaterPart<P> {
  /** The part itself on the server. In a browser undefined, which keeps it out of the page’s own script. */
  readonly drawn: ComponentType<P> | undefined;
  readonly fetched: () => Promise<ComponentType<P>>;
  readonly wakes: boolean;
}

/**
 * `drawn` is to be written `typeof window === 'undefined' ? Part : undefined`.
 * Words, pictures and links need no script: with `wakes: false` one comes only for whoever presses a button in the part.
 * A field to write in has no place in a part, for waking draws it anew.
 */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  drawn: ComponentType<P> | undefined,
  { wakes = true }: { readonly wakes?: boolean } = {},
): LaterPart<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const forget = (error: unknown) => {
    loading = undefined;
    throw error;
  };
  const fetched = () => {
    loading ??= load().catch(forget);
    return loading;
  };
  return { drawn, wakes, fetched };
}

interface LaterProps<P> {
  readonly part: LaterPart<P>;
  readonly given: P;
  /** What the part tells of: once it is another, the part is drawn anew. */
  readonly of?: unknown;
  /** It never begins on the first screen of a phone: see lib/below.ts. */
  readonly isBelow?: boolean;
}

export function Later<P extends object>({ part, given, of, isBelow = false }: LaterProps<P>) {
  const { drawn: Drawn } = part;
  if (!Drawn) return <InBrowser part={part} given={given} of={of} isBelow={isBelow} />;
  return (
    <Awake isBelow={isBelow}>
      <Drawn {...given} />
    </Awake>
  );
}

/** What a navigation brings is drawn at once, as any page; what the HTML brought is left as it is until it wakes. */
function InBrowser<P extends object>({ part: { fetched, wakes }, given, of, isBelow = false }: LaterProps<P>) {
  const [asleep, setAsleep] = useState(useSyncExternalStore(unchanging, awake, sleeping));
  const held = useRef<Held>(undefined);
  const wake = useCallback(
    () =>
      fetched().then(
        () => {
          startTransition(() => setAsleep(false));
          return true;
        },
        // Not to be had now: the HTML stays, and its links work.
        () => false,
      ),
    [fetched],
  );
  const told = useRef(of);
  useEffect(() => {
    if (asleep && told.current !== of) void wake();
  }, [asleep, of, wake]);
  if (asleep) return <Asleep key="asleep" isBelow={isBelow} wakes={wakes} held={held} onWake={wake} />;
  const Drawn = use(fetched());
  return (
    <Awake key="awake" isBelow={isBelow} held={held}>
      <Drawn {...given} />
    </Awake>
  );
}

const unchanging = () => () => undefined;
const awake = () => false;
const sleeping = () => true;
