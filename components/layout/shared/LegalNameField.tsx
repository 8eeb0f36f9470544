import { TextField } from '@/components/ui/fields/TextField';
import type { ApiError } from '@/lib/api/error';

interface LegalNameFieldProps {
  /** The name that signs: the signer's own. */
  readonly legalName: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

/** A typed signature: shows the expected name and why another one is refused. */
export function LegalNameField({ legalName, value, onValue, error }: LegalNameFieldProps) {
  return (
    <TextField
      label="Your full legal name"
      help={legalName && `Type ${legalName} to sign. Capital letters and accents don’t matter.`}
      error={error}
      maxLength={120}
      autoComplete="name"
      value={value}
      onChange={onValue}
    />
  );
}

/** What the API says about the name, to be shown at the field. */
export const nameErrorOf = (error: ApiError | null): string | undefined => error?.fields?.name;
