import { Notice } from '@/components/ui/feedback/Notice';
import { CopyableLine } from '@/components/ui/fields/CopyableLine';

interface NewSecretProps {
  /** What the secret belongs to: "the key of Alder Accounting". */
  readonly of: string;
  readonly secret: string;
}

/** A secret, for the only time that it can be seen. */
export function NewSecret({ of, secret }: NewSecretProps) {
  return (
    <Notice live tone="success" title="Copy the secret now">
      It is shown only once. Send it to the partner by a way that others cannot read.
      <CopyableLine label={`Secret of ${of}`} text={secret} />
    </Notice>
  );
}
