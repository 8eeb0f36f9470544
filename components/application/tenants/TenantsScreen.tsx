import { ApplicationLayout } from '@/components/application/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/application/shared/ApplicationLoader';
import { HouseholdForm } from './HouseholdForm';

/** Who and what moves in beside the people who apply. */
export function TenantsScreen() {
  return (
    <ApplicationLoader>
      {(application) => (
        <ApplicationLayout
          application={application}
          title="Who moves in with you?"
          lead="Everybody of 18 or older applies too: you invite them on the next page. Here we ask for the others."
        >
          <HouseholdForm key={application.id} application={application} />
        </ApplicationLayout>
      )}
    </ApplicationLoader>
  );
}
