import { type ChangeEvent, createContext, type FocusEvent, type FormEvent, useContext, useState } from 'react';

/** How the control of a field says that what stands in it cannot be read; nothing once it can. */
export const UnreadableContext = createContext<(problem: string | undefined) => void>(() => undefined);

interface TypedNumber {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Null for nothing, undefined for what is no number. */
  readonly parse: (typed: string) => number | null | undefined;
  readonly format: (value: number) => string;
  /** What is wrong with what is no number, and how to mend it. */
  readonly problem: string;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * A number typed as people like: set in order when the field is left, and kept as typed when it is no number. The field
 * then says so, and a Button beside it sends nothing (`firstUnreadable`): it would send 0, or nothing, in its place.
 */
export function useTypedNumber({ value, onChange, parse, format, problem, onBlur }: TypedNumber) {
  const [typed, setTyped] = useState<string>();
  const say = useContext(UnreadableContext);
  return {
    value: typed ?? (value === null ? '' : format(value)),
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const read = parse(target.value);
      setTyped(target.value);
      target.setCustomValidity(read === undefined ? problem : '');
      if (read !== undefined) say(undefined);
      onChange(read ?? null);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (parse(event.target.value) === undefined) say(problem);
      else setTyped(undefined);
      onBlur?.(event);
    },
    onInvalid(event: FormEvent<HTMLInputElement>) {
      event.preventDefault();
      say(problem);
    },
  };
}
