import { TextField } from '@/components/ui/fields/TextField';
import { readPhone } from '@/contract/format/phoneText';

export type EmailAndPhone = { email: string } | { phone: string };

/** An address or a number, whichever was typed; undefined for what is neither. */
export function toEmailAndPhone(answers: string): EmailAndPhone | undefined {
  const text = answers.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text)) return { email: text };
  const phone = text.includes('@') ? undefined : readPhone(text);
  return phone === undefined ? undefined : { phone };
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
      error={
        problem ? 'Enter an email address, or a phone number with + and the country code outside the US' : undefined
      }
      maxLength={254}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}
