import { Button } from '@/components/ui/actions/Button';
import { CalendarIcon, MailIcon, PhoneIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon, PinIcon } from '@/components/ui/icons/navigationIcons';
import { AlertIcon } from '@/components/ui/icons/statusIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { useModal } from '@/hooks/useModal';
import { formatPhone } from '@/lib/format/text';
import type { ModalContentProps } from '@/lib/routing/modals';
import { routes } from '@/lib/routing/routes';
import { ContactOption, ContactOptions } from './ContactOptions';
import { ContactSettings } from './ContactSettings';

/** Every way to reach us, and where emergencies go. */
export function ContactUsModal({ onClose }: ModalContentProps) {
  const { replace } = useModal();
  return (
    <Dialog title="Talk to us" onClose={onClose}>
      <ContactSettings>
        {({ supportPhone, supportEmail, supportHours, emergencyPhone, office }) => (
          <ContactOptions>
            <ContactOption icon={<ChatIcon />} title="Write to us" note="A person answers within one working day.">
              <Button tone="link" onClick={() => replace('ASK_A_QUESTION')}>
                Ask a question
              </Button>
            </ContactOption>
            <ContactOption icon={<PhoneIcon />} title="Call us" note={supportHours}>
              <a href={`tel:${supportPhone}`}>{formatPhone(supportPhone)}</a>
            </ContactOption>
            <ContactOption icon={<CalendarIcon />} title="Meet us" note="Half an hour by phone, at a time of yours.">
              <Link href={routes.meetings.book({ meetingType: 'intro' })} prefetch={false}>
                Pick a time
              </Link>
            </ContactOption>
            <ContactOption icon={<MailIcon />} title="Email us" note="With pictures, if they help.">
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </ContactOption>
            <ContactOption icon={<PinIcon />} title="Our office" note={office}>
              {null}
            </ContactOption>
            <ContactOption
              urgent
              icon={<AlertIcon />}
              title="Water, gas or no heat?"
              note="Our maintenance line answers at any hour. If somebody is in danger, call 911 first."
            >
              <a href={`tel:${emergencyPhone}`}>{formatPhone(emergencyPhone)}</a>
            </ContactOption>
          </ContactOptions>
        )}
      </ContactSettings>
    </Dialog>
  );
}
