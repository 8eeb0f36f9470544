import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';

interface SigningCompletedProps {
  readonly leaseId: string;
  readonly envelope: Envelope;
  readonly arrived: boolean;
}

/** Everybody has signed: where the sealed file is, and what comes next. */
export function SigningCompleted({ envelope, leaseId, arrived }: SigningCompletedProps) {
  return (
    <Confirmation
      title="Signed by everyone and sealed"
      arrived={arrived}
      action={
        envelope.me && envelope.me.role !== 'coSigner' ? (
          <ButtonLink href={`${routes.resident.onboarding()}?lease=${leaseId}`}>
            {envelope.me.role === 'resident' ? 'Get ready to move in' : 'View move-in steps'}
          </ButtonLink>
        ) : (
          <ButtonLink href={routes.accounts.documents()}>View documents</ButtonLink>
        )
      }
    >
      <Text>
        {envelope.me?.role === 'resident' && 'Next are the steps to your keys, each with its day. '}
        Your copy is in <Link href={routes.accounts.documents()}>your documents</Link>. Any PDF reader shows whether it
        was changed, and you can <Link href={routes.verify()}>verify it with us</Link> at any time without uploading it.
      </Text>
      <Text $size="small" $tone="soft" style={{ overflowWrap: 'anywhere' }}>
        SHA-256 of the sealed file: {envelope.sealedHash}
      </Text>
    </Confirmation>
  );
}
