import { EnvelopeEnded } from '@/components/platform/signing/EnvelopeEnded';
import { EnvelopeView } from '@/components/platform/signing/EnvelopeView';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';

/** The disclosure of an advance, to be read and signed by everyone on the title. */
export function AdvanceSigningScreen({ envelopeId }: { readonly envelopeId: string }) {
  return (
    <EnvelopeView
      envelopeId={envelopeId}
      pageTitle="Advance on rents"
      heading="Advance on rents"
      summary="What the advance costs, how it is paid back, and what you owe if the lease ends early. Nothing is paid before everyone on the title has signed."
      completed={(_, arrived) => (
        <Confirmation
          title="Everyone has signed"
          arrived={arrived}
          action={<ButtonLink href={routes.accounts.portfolio.earnings()}>See your earnings</ButtonLink>}
        >
          <Text>
            The advance comes with your next payout. Your copy is in{' '}
            <Link href={routes.accounts.documents()}>your documents</Link>.
          </Text>
        </Confirmation>
      )}
      ended={({ status }) => <EnvelopeEnded status={status} />}
      canVoid={false}
    />
  );
}
