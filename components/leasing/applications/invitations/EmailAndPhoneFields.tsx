import { TextField } from '@/components/ui/fields/TextField';

export type EmailAndPhone = { email: string } | { phone: string };

/** An address or a number, whichever was typed; undefined for what is neither. */
export function toEmailAndPhone(answers: string): EmailAndPhone | undefined {
  const text = answers.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return { email: text };
  return /^1?\d{10}$/.test(text.replace(/\D/g, '')) && !text.includes('@') ? { phone: text } : undefined;
}

interface EmailAndPhoneFieldsProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: boolean;
}

/** How to reach them: one field takes both. */
export function EmailAndPhoneFields({ value, onChange, problem }: EmailAndPhoneFieldsProps) {
  return (
    <TextField
      label="Email address or phone number"
      help="We’ll email or text them their own link."
      error={problem ? 'Enter an email address or a 10-digit US phone number' : undefined}
      maxLength={254}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}
