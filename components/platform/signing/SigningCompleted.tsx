import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';

interface SigningCompletedProps {
  readonly leaseId: string;
  readonly envelope: Envelope;
}

/** Everybody has signed: where the sealed file is, and what comes next. */
export function SigningCompleted({ envelope, leaseId }: SigningCompletedProps) {
  return (
    <Card $tone="wash">
      <Stack $gap="s16" $align="start">
        <Heading $size="part">Signed by everyone and sealed</Heading>
        <Text>
          Your copy is in your documents. Any PDF reader shows whether it was changed, and you can{' '}
          <Link href={routes.verify()}>verify it with us</Link> at any time without uploading it.
        </Text>
        <Row>
          {envelope.me && envelope.me.role !== 'coSigner' && (
            <ButtonLink href={`${routes.resident.onboarding()}?lease=${leaseId}`}>
              {envelope.me.role === 'resident' ? 'Get ready to move in' : 'View move-in steps'}
            </ButtonLink>
          )}
          <ButtonLink href={routes.accounts.documents()} tone="secondary">
            View documents
          </ButtonLink>
        </Row>
        <Text $size="small" $tone="soft" style={{ overflowWrap: 'anywhere' }}>
          SHA-256 of the sealed file: {envelope.sealedHash}
        </Text>
      </Stack>
    </Card>
  );
}
