import { AnswerList, ReviewSection } from '@/components/flow/ReviewSection';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositInstallments } from '@/contract/law/deposits';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import { applicationHref } from '@/lib/routing/applicationLinks';

const insuranceLabels = { own: 'I have it or will get it', help: 'Help me find one' } as const;
const petKinds = { dog: 'Dog', cat: 'Cat', other: 'Other' } as const;

/** What the group shares: who moves in, when, and how the deposit is paid. Leaseholders change it until all have submitted. */
export function GroupAnswers({ application }: { readonly application: Application }) {
  const { id, status, me, household, home, wishes, desiredStart, termMonths } = application;
  if (status !== 'started' || (me?.role !== 'applicant' && me?.role !== 'coApplicant')) return null;
  const { minors, pets, assistanceAnimals } = household;
  const maxInstallments = depositInstallments(jurisdictionOf(home), desiredStart, {
    rent: home.rentCents,
    together: home.depositCents,
    months: termMonths,
  });
  return (
    <>
      <ReviewSection title="Household" editPath={applicationHref(routes.application.tenants, id)}>
        <AnswerList>
          <dt>Children under 18</dt>
          <dd>{minors || 'None'}</dd>
          <dt>Pets</dt>
          <dd>
            {pets.map(({ kind, breed, pounds }) => `${petKinds[kind]}: ${breed}, ${pounds} lb`).join('; ') || 'None'}
          </dd>
          <dt>Assistance animals</dt>
          <dd>{assistanceAnimals || 'None'}</dd>
        </AnswerList>
      </ReviewSection>
      <ReviewSection title="Lease preferences" editPath={applicationHref(routes.application.lease, id)}>
        <AnswerList>
          <dt>Move-in date</dt>
          <dd>{formatDate(desiredStart)}</dd>
          <dt>Lease term</dt>
          <dd>{termMonths} months</dd>
          <dt>Deposit</dt>
          <dd>
            {wishes.depositInstallments > 1 ? `${wishes.depositInstallments} payments` : 'One payment'}
            {maxInstallments > 1 && `. You can choose up to ${maxInstallments} payments.`}
          </dd>
          <dt>Renters insurance</dt>
          <dd>{wishes.insurance ? insuranceLabels[wishes.insurance] : '–'}</dd>
        </AnswerList>
      </ReviewSection>
    </>
  );
}
