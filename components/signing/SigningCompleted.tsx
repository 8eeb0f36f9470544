import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/signing/endpoints';
import { routes } from '@/lib/routing/routes';

interface SigningCompletedProps {
  readonly envelope: Envelope;
}

/** Everybody has signed: where the sealed file is, and what comes next. */
export function SigningCompleted({ envelope }: SigningCompletedProps) {
  return (
    <Card $tone="wash">
      <Stack $gap="s16" $align="start">
        <Heading $size="part">Signed by everybody, and sealed</Heading>
        <Text>
          Your copy lies in your documents. It is sealed: any PDF reader shows whether a single byte was changed, and
          you can <Link href={routes.verify()}>check it with us</Link> at any time, without sending it anywhere.
        </Text>
        <Row>
          {envelope.me && envelope.me.role !== 'coSigner' && (
            <ButtonLink href={routes.resident.onboarding()}>
              {envelope.me.role === 'resident' ? 'Get ready to move in' : 'See how moving in goes'}
            </ButtonLink>
          )}
          <ButtonLink href={routes.accounts.documents()} tone="secondary">
            Open my documents
          </ButtonLink>
        </Row>
        <Text $size="small" $tone="soft" style={{ overflowWrap: 'anywhere' }}>
          SHA-256 of the sealed file: {envelope.sealedHash}
        </Text>
      </Stack>
    </Card>
  );
}
