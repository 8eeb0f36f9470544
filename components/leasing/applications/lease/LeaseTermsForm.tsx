import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { ApplicationSectionForm } from '@/components/leasing/applications/shared/ApplicationSectionForm';
import { TextField } from '@/components/ui/fields/TextField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import { earliestMoveIn, waitsForHoa } from '@/contract/homes/homes/moveIn';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositInstallments } from '@/contract/law/deposits';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { hoaWaitLabel } from '@/lib/labels/houseRules.labels';
import { applicationReviewHref, applicationStepHref } from '@/lib/routing/applicationLinks';

const insuranceOptions = [
  { value: 'own', label: 'I have it or will get it', help: 'Show proof before you get the keys' },
  { value: 'help', label: 'Help me find one', help: 'We’ll tell you what it should cover' },
] as const;

/** Start, term, deposit in parts where the law gives that right, insurance. */
export function LeaseTermsForm({ application }: { readonly application: Application }) {
  const { push, query } = useRouter();
  const { id, home, status, wishes: leasePreferences } = application;
  const today = localDay(Date.now(), home.timeZone);
  const [start, setStart] = useState(application.desiredStart);
  const [months, setMonths] = useState(application.termMonths);
  const [installments, setInstallments] = useState(leasePreferences.depositInstallments);
  const [insurance, setInsurance] = useState(leasePreferences.insurance);
  const save = useApiMutation(applications.saveApplication, { touches: [applications] });
  const maxInstallments = depositInstallments(jurisdictionOf(home), start, {
    rent: home.rentCents,
    together: home.depositCents,
    months,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      desiredStart: start,
      termMonths: months,
      wishes: { depositInstallments: Math.min(installments, maxInstallments), ...(insurance && { insurance }) },
    };
    save.mutate(
      { params: { applicationId: id }, body },
      {
        onSuccess: () =>
          void push(query.from === 'review' ? applicationReviewHref(application) : applicationStepHref(application)),
      },
    );
  };
  return (
    <ApplicationSectionForm
      isLocked={status !== 'started' && 'You’ve submitted your application. To change your preferences, message us.'}
      problem={!save.error?.fields?.desiredStart && save.error?.message}
      saving={save.isPending}
      onSubmit={submit}
    >
      <TextField
        label="Move-in date"
        help={waitsForHoa(home, today) ? hoaWaitLabel(home) : undefined}
        error={save.error?.fields?.desiredStart}
        type="date"
        min={earliestMoveIn(home, today)}
        value={start}
        onChange={setStart}
      />
      <ChoicePills
        legend="Lease term"
        options={home.leaseMonths.map((each) => ({ value: String(each), label: `${each} months` }))}
        value={String(months)}
        onChange={(value) => setMonths(Number(value))}
      />
      <Stack $gap="s8">
        {maxInstallments > 1 ? (
          <ChoicePills
            legend="Pay the deposit in"
            options={Array.from({ length: maxInstallments }, (_, n) => ({
              value: String(n + 1),
              label: n === 0 ? 'One payment' : `${n + 1} payments`,
            }))}
            value={String(Math.min(installments, maxInstallments))}
            onChange={(value) => setInstallments(Number(value))}
          />
        ) : (
          <Text $weight="semibold">You pay the deposit in one payment</Text>
        )}
        <Text $tone="soft">
          The deposit is <Money amount={home.depositCents} />. You get it back when you leave the home as you found it.
        </Text>
      </Stack>
      <RadioCards
        legend="Renters insurance"
        options={insuranceOptions}
        value={insurance}
        onChange={(value) => setInsurance(value)}
      />
    </ApplicationSectionForm>
  );
}
