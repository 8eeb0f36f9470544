import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { EXEMPT_PAYEE_CODES, FATCA_CODES, TAX_CLASSES, taxClassLabels } from '@/contract/money/w9s/constants';
import type { W9Input } from '@/contract/money/w9s/schemas';

const llcOptions = [
  { value: 'C', label: 'C corporation' },
  { value: 'S', label: 'S corporation' },
  { value: 'P', label: 'Partnership' },
] as const;

interface TaxIdentityFieldsProps {
  readonly form: Pick<
    UseFormReturn<z.input<typeof W9Input>, unknown, z.output<typeof W9Input>>,
    'register' | 'watch' | 'setValue' | 'formState'
  >;
}

const orNull = (value: string) => value || null;

/** Lines 1 to 6: who is paid, how they are taxed, what exempts them, and where they live. */
export function TaxIdentityFields({ form }: TaxIdentityFieldsProps) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const taxClass = watch('taxClass');
  const llcClass = watch('llcClass');
  const mayHavePartners =
    taxClass === 'partnership' || taxClass === 'trust_estate' || (taxClass === 'llc' && llcClass === 'P');
  return (
    <>
      <Stack $gap="s16">
        <Heading $size="small">Who is paid</Heading>
        <Field label="Name as on your tax return" error={errors.name?.message}>
          {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label="Business name" help="If it’s different from the name above." optional>
          {(control) => <TextInput {...control} {...register('businessName')} autoComplete="organization" />}
        </Field>
        <RadioCards
          legend="Federal tax classification"
          options={TAX_CLASSES.map((value) => ({
            value,
            label: taxClassLabels[value],
            ...(value === 'llc' && {
              help: 'One owner and not taxed as a corporation? Choose the owner’s class instead.',
            }),
          }))}
          value={taxClass}
          onChange={(value) => {
            setValue('taxClass', value, { shouldValidate: true });
            if (value !== 'llc') setValue('llcClass', null);
          }}
          error={errors.taxClass?.message}
        />
        {taxClass === 'llc' && (
          <RadioCards
            legend="How is the LLC taxed?"
            options={llcOptions}
            value={llcClass ?? undefined}
            onChange={(value) => setValue('llcClass', value, { shouldValidate: true })}
            error={errors.llcClass?.message}
          />
        )}
        {taxClass === 'other' && (
          <Field label="Describe the classification" error={errors.otherClass?.message}>
            {(control) => <TextInput {...control} {...register('otherClass')} />}
          </Field>
        )}
        {mayHavePartners && (
          <Checkbox {...register('foreignPartners')}>It has foreign partners, owners, or beneficiaries</Checkbox>
        )}
        <Field label="Exempt payee code" help="Most people have none." optional error={errors.exemptPayeeCode?.message}>
          {(control) => (
            <Select {...control} {...register('exemptPayeeCode', { setValueAs: orNull })}>
              <option value="">None</option>
              {EXEMPT_PAYEE_CODES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="FATCA exemption code" help="Only for accounts held outside the US." optional>
          {(control) => (
            <Select {...control} {...register('fatcaCode', { setValueAs: orNull })}>
              <option value="">None</option>
              {FATCA_CODES.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          )}
        </Field>
      </Stack>
      <Stack $gap="s16">
        <Heading $size="small">Address</Heading>
        <Field label="Street address" error={errors.streetAddress?.message}>
          {(control) => <TextInput {...control} {...register('streetAddress')} autoComplete="address-line1" />}
        </Field>
        <Field label="City" error={errors.city?.message}>
          {(control) => <TextInput {...control} {...register('city')} autoComplete="address-level2" />}
        </Field>
        <Field label="State" help="For example, CA." error={errors.state?.message}>
          {(control) => <TextInput {...control} {...register('state')} maxLength={2} autoComplete="address-level1" />}
        </Field>
        <Field label="ZIP code" error={errors.zipcode?.message}>
          {(control) => (
            <TextInput {...control} {...register('zipcode')} inputMode="numeric" autoComplete="postal-code" />
          )}
        </Field>
      </Stack>
    </>
  );
}
