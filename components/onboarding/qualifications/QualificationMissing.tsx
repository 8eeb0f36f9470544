import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { qualificationStart } from '@/lib/flow/flowMounts';
import { QualificationLayout } from './QualificationLayout';

/** Another person's qualification, or none at all. */
export function QualificationMissing() {
  return (
    <QualificationLayout title="We can’t find those answers">
      <EmptyState
        picture={<HouseIllustration />}
        level="h1"
        title="We can’t find those answers"
        actions={<ButtonLink href={qualificationStart()}>Start with your address</ButtonLink>}
      >
        Log in with the account you used, or open the link from our email. On a new device, only those open your
        answers.
      </EmptyState>
    </QualificationLayout>
  );
}
