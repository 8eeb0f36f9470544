import { Field } from '@/components/ui/Field';
import { TextInput } from '@/components/ui/TextInput';

export type Reach = { email: string } | { phone: string };

/** An address or a number, whichever was typed; undefined for what is neither. */
export function reachOf(said: string): Reach | undefined {
  const text = said.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return { email: text };
  return /^1?\d{10}$/.test(text.replace(/\D/g, '')) && !text.includes('@') ? { phone: text } : undefined;
}

interface ReachFieldsProps {
  readonly said: string;
  readonly onSay: (said: string) => void;
  readonly wrong: boolean;
}

/** How to reach them: one field takes both. */
export function ReachFields({ said, onSay, wrong }: ReachFieldsProps) {
  return (
    <Field
      label="E-mail address or phone number"
      help="They get a link of their own, by mail or as a text."
      error={wrong ? 'An e-mail address, or a US number with ten digits' : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={said}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => onSay(event.target.value)}
        />
      )}
    </Field>
  );
}
