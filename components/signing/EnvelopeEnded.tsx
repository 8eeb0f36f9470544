import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/signing/endpoints';
import { routes } from '@/lib/routing/routes';

const endedLabels = {
  declined: [
    'Somebody declined to sign',
    'So these papers hold for nobody. Everybody was told why; we will write to you about what comes next.',
  ],
  expired: [
    'The time to sign has passed',
    'Nobody is bound by these papers. Write to us if you would still like to sign, and we send new ones.',
  ],
  voided: [
    'These papers were taken back',
    'There is nothing to sign any more. The reason is in the letter we sent you.',
  ],
} as const;

/** Papers that will not be signed, and where to go from here. */
export function EnvelopeEnded({ status }: { readonly status: Envelope['status'] }) {
  const [title, text] = endedLabels[status as keyof typeof endedLabels] ?? endedLabels.voided;
  return (
    <EmptyState
      picture={<MailboxIllustration />}
      title={title}
      actions={
        <ButtonLink href={routes.accounts.inbox()} tone="secondary">
          Write to us
        </ButtonLink>
      }
    >
      <Text>{text}</Text>
    </EmptyState>
  );
}
