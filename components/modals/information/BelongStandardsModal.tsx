import { Button } from '@/components/ui/actions/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  PROPOSAL_RULE,
  ROOM_TYPE_LABELS,
  SEVERITY_LABELS,
  standardsByRoom,
} from '@/contract/onboarding/inspections/standards';
import { routes } from '@/contract/routes';
import { useModal } from '@/hooks/useModal';
import type { ModalContentProps } from '@/lib/routing/modals';
import { StandardList } from './BelongStandardsModal.styles';

/** What we check in every home before residents move in, by room, each with how much it matters and its source. */
export function BelongStandardsModal({ onClose }: ModalContentProps) {
  const { replace } = useModal();
  return (
    <Dialog
      title="Our home standards"
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>Got it</Button>}
    >
      <Stack $gap="s24">
        <Text $tone="soft">
          We check these before every move-in. You get a proposal with a price for each item and decide before any work
          starts. {PROPOSAL_RULE}
        </Text>
        <Text $tone="soft">
          Must-do items keep a home safe and fit to live in, as the law asks. We can’t list a home until they’re done.
        </Text>
        {standardsByRoom.map(({ roomType, standards }) => (
          <Stack as="section" key={roomType} $gap="s8">
            <Heading as="h3" $size="small">
              {ROOM_TYPE_LABELS[roomType]}
            </Heading>
            <StandardList>
              {standards.map(({ id, text, source, severity }) => (
                <li key={id}>
                  <strong>{SEVERITY_LABELS[severity]}.</strong> {text}
                  <small>{source}</small>
                </li>
              ))}
            </StandardList>
          </Stack>
        ))}
        <Text>
          Does something in your home miss these?{' '}
          <Link href={routes.accounts.home.maintenance()}>Report a problem</Link>
        </Text>
        <Button tone="link" onClick={() => replace('ASK_A_QUESTION')}>
          Ask us about a standard
        </Button>
      </Stack>
    </Dialog>
  );
}
