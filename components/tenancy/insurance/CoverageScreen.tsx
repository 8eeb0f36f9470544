import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import {
  ADD_ONS,
  type Coverage,
  DEDUCTIBLES,
  type HomeInsurance,
  insurance,
  LIABILITY_LIMITS,
  MEDICAL_LIMITS,
  RENTAL_FORMS,
} from '@/contract/tenancy/insurance/endpoints';
import { estimatePremium, isOffered } from '@/contract/tenancy/insurance/rater';
import { baseRates } from '@/contract/tenancy/insurance/rates.data';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatCents } from '@/lib/format/money';
import { addOnLabels, formLabels, rentalFormHelp } from './insurance.labels';
import { LicenseNote } from './LicenseNote';
import { PremiumTable } from './PremiumTable';

const TITLE = 'Choose coverage';

type AmountName = 'dwellingCents' | 'otherStructuresCents' | 'contentsCents' | 'lostRentCents';
type LimitName = 'liabilityCents' | 'medicalCents' | 'deductibleCents';

const amounts: readonly [name: AmountName, label: string, help: string][] = [
  ['dwellingCents', 'The house (A)', 'What it costs to build it again.'],
  ['otherStructuresCents', 'Other structures (B)', 'A garage or a fence.'],
  ['contentsCents', 'Your things in it (C)', 'Appliances you own.'],
  ['lostRentCents', 'Lost rent (D)', 'While the home can’t be lived in.'],
];
const limits: readonly [name: LimitName, label: string, choices: readonly number[]][] = [
  ['liabilityCents', 'Liability', LIABILITY_LIMITS],
  ['medicalCents', 'Medical payments', MEDICAL_LIMITS],
  ['deductibleCents', 'Deductible', DEDUCTIBLES],
];

function CoverageForm({ home }: { readonly home: HomeInsurance }) {
  const { homeId, state, license } = home;
  const router = useRouter();
  const [coverage, setCoverage] = useState(home.coverage);
  const choose = useApiMutation(insurance.chooseCoverage, { touches: [insurance] });
  const change = (changed: Partial<Coverage>) => setCoverage({ ...coverage, ...changed });
  const fields = choose.error?.fields ?? {};
  const error = visibleError(choose.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate(
      { params: { homeId }, body: coverage },
      { onSuccess: () => void router.push(`${routes.accounts.portfolio.insuranceSummary()}?home=${homeId}`) },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap="s24">
        <SelectField
          label="Policy form"
          help={rentalFormHelp[coverage.form]}
          options={RENTAL_FORMS.map((form) => ({ value: form, label: formLabels[form] }))}
          value={coverage.form}
          onChange={(form) => change({ form })}
        />
        <Grid $gap="s16" $min="13rem">
          {amounts.map(([name, label, help]) => (
            <MoneyField
              key={name}
              label={label}
              help={help}
              error={fields[name]}
              cents={coverage[name]}
              onChange={(value) => change({ [name]: Math.max(0, value ?? 0) })}
            />
          ))}
          {limits.map(([name, label, choices]) => (
            <SelectField
              key={name}
              label={label}
              error={fields[name]}
              options={choices.map((amount) => ({ value: String(amount), label: formatCents(amount) }))}
              value={String(coverage[name])}
              onChange={(value) => change({ [name]: Number(value) })}
            />
          ))}
          <TextField
            label="Starts on"
            error={fields.startOn}
            type="date"
            value={coverage.startOn}
            onChange={(value) => change({ startOn: value })}
          />
        </Grid>
        <fieldset>
          <Stack $gap="s8">
            <Text as="legend" $weight="semibold">
              Add-ons
            </Text>
            {ADD_ONS.filter((addOn) => isOffered(addOn, state)).map((addOn) => (
              <Checkbox
                key={addOn}
                checked={coverage.addOns.includes(addOn)}
                onChange={({ target }) =>
                  change({
                    addOns: target.checked
                      ? [...coverage.addOns, addOn]
                      : coverage.addOns.filter((chosen) => chosen !== addOn),
                  })
                }
              >
                {addOnLabels[addOn]}
              </Checkbox>
            ))}
          </Stack>
        </fieldset>
        <Stack as="section" aria-labelledby="premium">
          <Heading id="premium" $size="small">
            Our estimate
          </Heading>
          <PremiumTable premium={estimatePremium(coverage, home)} />
          <Disclosure summary="How we estimate">
            <Text>
              Our own rate table, not an insurer’s: {formatCents(baseRates[state] ?? 0)} a year for each $1,000 of the
              house in {state}. A higher deductible lowers it, and homes built before 2000 cost more. Each add-on is a
              part of the price of the house.
            </Text>
          </Disclosure>
        </Stack>
        <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
        <Row>
          <Button type="submit" loading={choose.isPending} disabled={!home.canChange}>
            See the summary
          </Button>
        </Row>
        <LicenseNote license={license} state={state} />
      </Stack>
    </form>
  );
}

/** Which coverage an owner wants, with what it would cost. */
export function CoverageScreen() {
  const { query } = useRouter();
  const homeId = typeof query.home === 'string' ? query.home : undefined;
  return homeId ? <HomeCoverage homeId={homeId} /> : <NoHome title={TITLE} />;
}

function HomeCoverage({ homeId }: { readonly homeId: string }) {
  const query = useApi(insurance.getInsurance, { params: { homeId } });
  const { data } = query;
  return (
    <>
      <AccountPageHeader title={data ? `${TITLE}: ${data.address}` : TITLE}>
        Nothing is bought here. You see what a policy may cost.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load this home"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      >
        {(data) => <CoverageForm key={homeId} home={data} />}
      </Loaded>
    </>
  );
}

/** A page about one home, at an address that names none. */
export function NoHome({ title }: { readonly title: string }) {
  return (
    <>
      <AccountPageHeader title={title} />
      <EmptyState
        title="Choose a home first"
        actions={<ButtonLink href={routes.accounts.portfolio.insurance()}>Your homes</ButtonLink>}
      >
        Coverage belongs to one home.
      </EmptyState>
    </>
  );
}
