import { Controller } from 'react-hook-form';
import { Field } from '@/components/ui/fields/Field';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { NumberInput } from '@/components/ui/forms/NumberInput';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { UTILITIES } from '@/contract/onboarding/homeSetup/utilities';
import { useForm } from '@/hooks/useForm';
import { useListingPart } from './ListingParts';
import { RentAdvice } from './RentAdvice';
import { readForm } from './readForm';
import { useUnsaved } from './useUnsaved';

/** Lease lengths an owner can offer, in months. */
const LEASE_MONTHS = [6, 9, 12, 15, 18, 24] as const;
const PAYERS = ['resident', 'homeowner'] as const;

/** Rent against our estimate, deposit within the law, dates and lease lengths. */
export function ListingTerms({ listing }: { readonly listing: Listing }) {
  const { home, advice, depositLimitCents, longestLeaseMonths, neighborhoods } = listing;
  const stored = {
    rentCents: home.rentCents,
    depositCents: home.depositCents,
    neighborhood: home.neighborhood,
    sqft: home.sqft ?? undefined,
    availableOn: home.availableOn,
    leaseMonths: [...home.leaseMonths],
    utilities: [...home.utilities],
  };
  const { control, register, handleSubmit, formState, refuse, sent, setValue, watch } = useForm(
    () => import('./listingForms').then((file) => file.TermsForm),
    { draft: `listing-terms-${home.id}`, initialValues: stored },
  );
  const { errors } = formState;
  const { isDirty, save } = useUnsaved(watch(), stored);
  useListingPart({
    label: 'rent and terms',
    isDirty,
    read: () => readForm(handleSubmit),
    saved: () => {
      sent();
      save();
    },
    refuse,
  });
  const monthlyFees = home.allInCents - home.rentCents;
  const rent = watch('rentCents');
  return (
    <Card as="form" noValidate aria-labelledby="listing-terms">
      <Stack>
        <Heading id="listing-terms" $size="small">
          Rent and terms
        </Heading>
        <Grid $min="14rem">
          <Field label="Monthly rent" error={errors.rentCents?.message}>
            {(field) => (
              <Controller
                control={control}
                name="rentCents"
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <MoneyInput {...field} ref={ref} cents={value ?? null} onChange={onChange} onBlur={onBlur} />
                )}
              />
            )}
          </Field>
          <Field
            label="Deposit"
            help={
              depositLimitCents === null ? (
                'No law limits it here. A lower deposit leases faster.'
              ) : (
                <>
                  The law allows at most <Money amount={depositLimitCents} /> here.
                </>
              )
            }
            error={errors.depositCents?.message}
          >
            {(field) => (
              <Controller
                control={control}
                name="depositCents"
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <MoneyInput {...field} ref={ref} cents={value ?? null} onChange={onChange} onBlur={onBlur} />
                )}
              />
            )}
          </Field>
        </Grid>
        <Text>
          Visitors see the all-in price: <Money amount={(rent ?? 0) + monthlyFees} per="month" />
          {monthlyFees > 0 ? (
            <>
              , with <Money amount={monthlyFees} /> in required monthly fees.
            </>
          ) : (
            '. There are no required monthly fees.'
          )}
        </Text>
        <RentAdvice
          advice={advice}
          rentCents={rent ?? null}
          onUse={
            listing.actions.includes('edit')
              ? (amount) => setValue('rentCents', cents(amount), { shouldDirty: true, shouldValidate: true })
              : undefined
          }
        />
        <Grid $min="14rem">
          <Field label="Available on" error={errors.availableOn?.message}>
            {(field) => <TextInput {...field} {...register('availableOn')} type="date" />}
          </Field>
          <Field label="Size in square feet" error={errors.sqft?.message}>
            {(field) => (
              <Controller
                control={control}
                name="sqft"
                render={({ field: { value, onChange, onBlur, ref } }) => (
                  <NumberInput {...field} ref={ref} value={value ?? null} onChange={onChange} onBlur={onBlur} />
                )}
              />
            )}
          </Field>
        </Grid>
        <Controller
          control={control}
          name="neighborhood"
          render={({ field: { value, onChange } }) => (
            <SelectField
              label="Neighborhood"
              optional
              help="Visitors search by it."
              error={errors.neighborhood?.message}
              options={[
                { value: '', label: 'None' },
                // One that a home has and the list lacks stays until its owner chooses another.
                ...[...new Set([...(value ? [value] : []), ...neighborhoods])].map((name) => ({
                  value: name,
                  label: name,
                })),
              ]}
              value={value ?? ''}
              onChange={(name) => onChange(name === '' ? null : name)}
            />
          )}
        />
        <Controller
          control={control}
          name="leaseMonths"
          render={({ field: { value = [], onChange } }) => (
            <fieldset>
              <Text as="legend" $weight="semibold">
                Lease lengths
              </Text>
              <Row>
                {LEASE_MONTHS.filter((months) => months <= (longestLeaseMonths ?? months)).map((months) => (
                  <Checkbox
                    key={months}
                    checked={value.includes(months)}
                    onChange={({ target }) =>
                      onChange(
                        target.checked
                          ? [...value, months].toSorted((a, b) => a - b)
                          : value.filter((each) => each !== months),
                      )
                    }
                  >
                    {months} months
                  </Checkbox>
                ))}
              </Row>
              {errors.leaseMonths && <Text role="alert">{errors.leaseMonths.message}</Text>}
            </fieldset>
          )}
        />
        <Controller
          control={control}
          name="utilities"
          render={({ field: { value = [], onChange } }) => (
            <fieldset>
              <Text as="legend" $weight="semibold">
                Who pays for utilities?
              </Text>
              <Grid $min="10rem" $gap="s12">
                {UTILITIES.map((name) => (
                  <SelectField
                    key={name}
                    label={name}
                    optional
                    options={[
                      { value: '', label: 'Not listed' },
                      { value: 'resident', label: 'Residents' },
                      { value: 'homeowner', label: 'You' },
                    ]}
                    value={value.find((each) => each.name === name)?.paidBy ?? ''}
                    onChange={(typed) => {
                      const others = value.filter((each) => each.name !== name);
                      const paidBy = PAYERS.find((payer) => payer === typed);
                      onChange(paidBy ? [...others, { name, paidBy }] : others);
                    }}
                  />
                ))}
              </Grid>
            </fieldset>
          )}
        />
      </Stack>
    </Card>
  );
}
