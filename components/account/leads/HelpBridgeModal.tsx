import { Button } from '@/components/ui/actions/Button';
import { HelpIcon, PhoneIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon } from '@/components/ui/icons/navigationIcons';
import { AlertIcon } from '@/components/ui/icons/statusIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { routes } from '@/contract/routes';
import { useModal } from '@/hooks/useModal';
import { formatPhone } from '@/lib/format/text';
import type { ModalContentProps } from '@/lib/routing/modals';
import { ContactOption, ContactOptions } from './ContactOptions';
import { ContactSettings } from './ContactSettings';

/** From "I need help" to the right place, the urgent one first. */
export function HelpBridgeModal({ onClose }: ModalContentProps) {
  const { replace } = useModal();
  return (
    <Dialog title="How can we help?" onClose={onClose}>
      <ContactSettings>
        {({ supportPhone, supportHours, emergencyPhone }) => (
          <ContactOptions>
            <ContactOption
              urgent
              icon={<AlertIcon />}
              title="Emergency"
              note="For a water leak, gas smell, or no heat. If someone is in danger, call 911 first."
            >
              <a href={`tel:${emergencyPhone}`}>Call {formatPhone(emergencyPhone)}, 24/7</a>
            </ContactOption>
            <ContactOption
              icon={<HelpIcon />}
              title="Something is broken"
              note="Try a few checks, report it, and see who comes when."
            >
              <Link href={routes.accounts.home.maintenance()}>Report a problem</Link>
            </ContactOption>
            <ContactOption icon={<ChatIcon />} title="Send us a message" note="We reply within one business day.">
              <Button tone="link" onClick={() => replace('ASK_A_QUESTION', { topic: 'repair' })}>
                Write a message
              </Button>
            </ContactOption>
            <ContactOption icon={<PhoneIcon />} title="Talk to someone" note={supportHours}>
              <a href={`tel:${supportPhone}`}>Call {formatPhone(supportPhone)}</a>
            </ContactOption>
            <ContactOption icon={<HelpIcon />} title="Explore first" note="How we work for homeowners and residents.">
              <Button tone="link" onClick={() => replace('HOW_IT_WORKS')}>
                How it works
              </Button>
            </ContactOption>
          </ContactOptions>
        )}
      </ContactSettings>
    </Dialog>
  );
}
