import { Notice } from '@/components/ui/feedback/Notice';
import { Text } from '@/components/ui/text/Text';
import type { ResultOf } from '@/contract/endpoint';
import type { signing } from '@/contract/platform/signing/endpoints';
import { formatDateTime } from '@/lib/format/dates';

const signerRoleLabels = {
  resident: 'Resident',
  coSigner: 'Co-signer',
  formerResident: 'Leaves the lease',
  homeowner: 'Homeowner',
  manager: 'For Belong',
} as const;

interface VerificationResultProps {
  readonly answer: ResultOf<typeof signing.verifyFile>;
  readonly name: string;
  readonly sha256: string;
}

/** Facts about a file by its fingerprint, without its owner. */
export function VerificationResult({ answer, name, sha256 }: VerificationResultProps) {
  const print = (
    <Text $size="small" $tone="soft" style={{ overflowWrap: 'anywhere' }}>
      SHA-256: {sha256}
    </Text>
  );
  if (!answer.valid)
    return (
      <Notice tone="danger" title={`${name} isn’t a document we sealed`}>
        <Text>
          It was changed after we sealed it, or it didn’t come from us. Ask the person who gave it to you for the
          original, or download it from your documents.
        </Text>
        <Text>
          We seal leases, agreements, addenda, condition reports, tax forms, and confirmations of a lease. Statements,
          receipts, and notices have no seal, so we can’t check them here.
        </Text>
        {print}
      </Notice>
    );
  return (
    <Notice tone="success" title={`${name} matches the document we sealed`}>
      <Text $weight="semibold">{answer.title}</Text>
      <Text>Sealed {formatDateTime(answer.completedAt)}.</Text>
      {answer.signers.length > 0 && (
        <ul>
          {answer.signers.map(({ role, signedAt }) => (
            <li key={role + signedAt}>
              {signerRoleLabels[role]} signed {formatDateTime(signedAt)}
            </li>
          ))}
        </ul>
      )}
      {print}
    </Notice>
  );
}
