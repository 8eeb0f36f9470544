import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { below } from '@/lib/below';
import { type Held, room, twinOf } from './Later.held';

interface AwakeProps {
  readonly isBelow: boolean;
  readonly held?: RefObject<Held | undefined>;
  readonly children: ReactNode;
}

/** A part as React draws it. Who was in it while it was asleep finds the same thing focused, and pressed. */
export function Awake({ isBelow, held, children }: AwakeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = held?.current;
    const anew = frame.current;
    if (!before || !anew) return;
    held.current = undefined;
    const twin = (thing: Element | null) => (thing ? twinOf(thing, before.drawn, anew) : undefined);
    const focused = twin(before.focused);
    // A section that was led to can hold the focus, though nobody reaches it with Tab.
    if (before.focused?.getAttribute('tabindex') === '-1') focused?.setAttribute('tabindex', '-1');
    focused?.focus({ preventScroll: true });
    window.dispatchEvent(new Event('redrawn'));
    twin(before.pressed)?.click();
  }, [held]);
  return (
    <div ref={frame} style={room} {...(isBelow && below)}>
      {children}
    </div>
  );
}
