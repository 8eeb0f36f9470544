import { ApplicationLayout } from '@/components/leasing/applications/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/leasing/applications/shared/ApplicationLoader';
import { HouseholdForm } from './HouseholdForm';

/** Who and what moves in beside the people who apply. */
export function TenantsScreen() {
  return (
    <ApplicationLoader>
      {(application) => (
        <ApplicationLayout
          application={application}
          title="Who’s moving in with you?"
          lead="Anyone 18 or older who moves in applies too."
        >
          <HouseholdForm key={application.id} application={application} />
        </ApplicationLayout>
      )}
    </ApplicationLoader>
  );
}
