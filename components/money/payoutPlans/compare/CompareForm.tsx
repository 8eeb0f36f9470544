import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Assumptions } from '@/components/money/payoutPlans/compare/comparison';
import {
  type AssumptionField,
  assumptionGroups,
  formatField,
  homeFields,
} from '@/components/money/payoutPlans/compare/comparisonQuery';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { UnitInput } from '@/components/ui/forms/UnitInput';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { numberFormat } from '@/contract/format/intl';
import type { Region } from '@/contract/homes/regions/endpoints';
import { routes } from '@/contract/routes';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

const PrimaryFields = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }

  ${up('lg')} {
    grid-template-columns: 1fr 1fr 1fr auto;
  }
`;

const Groups = styled.div`
  display: grid;
  gap: ${space.s32};

  ${up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const unitLabels = {
  money: '$',
  percent: '%',
  days: 'days',
  months: 'months',
  years: 'years',
  hours: 'hours',
} as const;
const formatNumber = (value: number) => numberFormat({ maximumFractionDigits: 2 }).format(value);

interface CompareFormProps {
  /** What the fields begin with. */
  readonly assumptions: Assumptions;
  /** Parameters with invalid input. */
  readonly invalidParameters: readonly string[];
  readonly region: string;
  readonly regions: readonly Region[];
  readonly handlers: Pick<ComponentProps<'form'>, 'onInput' | 'onBlur' | 'onSubmit'>;
}

/** What the sums rest on. A plain GET form: without scripts the browser itself writes the address. */
export function CompareForm({ assumptions, invalidParameters, region, regions, handlers }: CompareFormProps) {
  const field = (each: AssumptionField) => (
    <Field
      key={each.parameter}
      label={each.label}
      help={each.help}
      error={
        invalidParameters.includes(each.parameter)
          ? `Enter a number between ${formatNumber(each.min ?? 0)} and ${formatNumber(each.max)}. For now, we’re using ${formatNumber(each.defaultValue)}`
          : undefined
      }
    >
      {(control) => (
        <UnitInput
          {...control}
          required={false}
          name={each.parameter}
          unit={unitLabels[each.unit]}
          defaultValue={formatNumber(Number(formatField(each, assumptions)))}
        />
      )}
    </Field>
  );
  const served = regions.filter(({ id, status }) => status === 'Active' && id !== 0);
  return (
    <Card as="form" action={routes.homeowners.compare()} method="get" $tone="float" {...handlers}>
      <Stack>
        <PrimaryFields>
          {homeFields.map(field)}
          <Field label="Location">
            {(control) => (
              <Select {...control} required={false} name="region" defaultValue={region}>
                <option value="">All regions</option>
                {served.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit">Compare</Button>
        </PrimaryFields>
        <Disclosure summary="Edit assumptions" open={invalidParameters.length > 0 || undefined}>
          <Groups>
            {assumptionGroups.map(({ title, fields }) => (
              <Stack as="section" key={title} aria-label={title}>
                <Heading as="h2" $size="small">
                  {title}
                </Heading>
                {fields.map(field)}
              </Stack>
            ))}
          </Groups>
        </Disclosure>
      </Stack>
    </Card>
  );
}
