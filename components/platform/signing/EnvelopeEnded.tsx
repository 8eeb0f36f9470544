import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';

const endedLabels = {
  declined: [
    'Someone declined to sign',
    'The document isn’t binding on anyone. We told everyone why and will email you about what comes next.',
  ],
  expired: [
    'The signing deadline has passed',
    'The document isn’t binding on anyone. If you still want to sign, message us and we’ll send a new one.',
  ],
  voided: ['This document was withdrawn', 'There’s nothing to sign anymore. See the email we sent you for the reason.'],
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
          Message us
        </ButtonLink>
      }
    >
      <Text>{text}</Text>
    </EmptyState>
  );
}
