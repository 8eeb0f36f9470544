import { Button } from '@/components/ui/actions/Button';
import { CalendarIcon, HelpIcon, MailIcon, PhoneIcon } from '@/components/ui/icons/interfaceIcons';
import { ChatIcon, PinIcon } from '@/components/ui/icons/navigationIcons';
import { AlertIcon } from '@/components/ui/icons/statusIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { routes } from '@/contract/routes';
import { useModal } from '@/hooks/useModal';
import { formatPhone } from '@/lib/format/text';
import type { ModalContentProps } from '@/lib/routing/modals';
import { ContactOption, ContactOptions } from './ContactOptions';
import { ContactSettings } from './ContactSettings';

/** Every way to reach us, and where emergencies go. */
export function ContactUsModal({ onClose }: ModalContentProps) {
  const { replace } = useModal();
  return (
    <Dialog title="Contact us" onClose={onClose}>
      <ContactSettings>
        {({ supportPhone, supportEmail, supportHours, emergencyPhone, office }) => (
          <ContactOptions>
            <ContactOption icon={<ChatIcon />} title="Message us" note="We reply within one business day.">
              <Button tone="link" onClick={() => replace('ASK_A_QUESTION')}>
                Ask a question
              </Button>
            </ContactOption>
            <ContactOption
              icon={<HelpIcon />}
              title="Something is broken"
              note="Try a few checks, report it, and see who comes when."
            >
              <Link href={routes.accounts.home.maintenance()}>Report a problem</Link>
            </ContactOption>
            <ContactOption icon={<PhoneIcon />} title="Call us" note={supportHours}>
              <a href={`tel:${supportPhone}`}>{formatPhone(supportPhone)}</a>
            </ContactOption>
            <ContactOption
              icon={<CalendarIcon />}
              title="Schedule a call"
              note="A 30-minute call at a time that works for you."
            >
              <Link href={routes.meetings.book({ meetingType: 'intro' })} prefetch={false}>
                Pick a time
              </Link>
            </ContactOption>
            <ContactOption icon={<MailIcon />} title="Email us" note="Attach photos if they help.">
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </ContactOption>
            <ContactOption icon={<PinIcon />} title="Our office" note={office}>
              {null}
            </ContactOption>
            <ContactOption
              urgent
              icon={<AlertIcon />}
              title="Water leak, gas smell, or no heat?"
              note="Our maintenance line is open 24/7. If someone is in danger, call 911 first."
            >
              <a href={`tel:${emergencyPhone}`}>{formatPhone(emergencyPhone)}</a>
            </ContactOption>
          </ContactOptions>
        )}
      </ContactSettings>
    </Dialog>
  );
}
