import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { w9Certification } from '@/contract/money/w9s/constants';
import type { W9Form as W9Fields, W9Input } from '@/contract/money/w9s/schemas';
import { TIN_KINDS, tinLabels } from '@/contract/money/w9s/tin';
import { useForm } from '@/hooks/useForm';
import type { ApiError } from '@/lib/api/error';
import { TaxIdentityFields } from './TaxIdentityFields';

const personOptions = [
  { value: 'us', label: 'Yes', help: 'A US citizen, a US resident for tax, or a US company, trust, or estate.' },
  { value: 'foreign', label: 'No', help: 'You need a Form W-8 instead.' },
] as const;

interface Sending {
  readonly isPending: boolean;
  readonly error?: { readonly message: string } | null;
}

interface W9FormProps {
  /** Names what is typed on this device. */
  readonly draft: string;
  /** What the form starts with. */
  readonly known?: Partial<W9Fields> | undefined;
  readonly certify: Sending & {
    send: (form: W9Input, then: { onSuccess: () => void; onError: (error: ApiError) => void }) => void;
  };
  readonly refer: Sending & { send: () => void };
}

/** The form itself. What is typed survives a reload, except the number. */
export function W9Form({ draft, known, certify, refer }: W9FormProps) {
  const [person, setPerson] = useState<'us' | 'foreign'>();
  const form = useForm(() => import('@/contract/money/w9s/schemas').then((file) => file.W9Input), {
    draft,
    secretFields: ['tin', 'tinAgain'],
    initialValues: {
      name: '',
      businessName: '',
      taxClass: undefined,
      llcClass: null,
      otherClass: '',
      foreignPartners: false,
      exemptPayeeCode: null,
      fatcaCode: null,
      streetAddress: '',
      city: '',
      state: '',
      zipcode: '',
      struckOut: false,
      tinKind: undefined,
      tin: '',
      tinAgain: '',
      version: w9Certification.version,
      certified: undefined,
      signature: '',
      ...known,
    },
  });
  const { register, handleSubmit, watch, setValue, formState, refuse, sent } = form;
  const { errors } = formState;
  const submit = handleSubmit((body) => certify.send(body, { onSuccess: sent, onError: refuse }));
  const isStruckOut = watch('struckOut');
  if (person !== 'us')
    return (
      <Stack $gap="s24" $align="start">
        <RadioCards legend="Are you a US person for tax?" options={personOptions} value={person} onChange={setPerson} />
        {person === 'foreign' && (
          <>
            <Notice live tone="warning" title="A W-9 isn’t for you">
              People and companies who are not US persons give us a Form W-8. Someone on our team will help you.
              Payments wait until we have it.
            </Notice>
            {refer.error && (
              <Notice live tone="danger" title="Not sent">
                {refer.error.message}
              </Notice>
            )}
            <Button loading={refer.isPending} onClick={() => refer.send()}>
              I’m not a US person
            </Button>
          </>
        )}
      </Stack>
    );
  return (
    <Stack as="form" noValidate onSubmit={submit} $gap="s32">
      <TaxIdentityFields form={form} />
      <Stack $gap="s16">
        <Heading $size="small">Taxpayer number</Heading>
        <RadioCards
          legend="Type of number"
          options={TIN_KINDS.map((value) => ({ value, label: tinLabels[value] }))}
          value={watch('tinKind')}
          onChange={(value) => setValue('tinKind', value, { shouldValidate: true })}
          error={errors.tinKind?.message}
        />
        <Field label="Number" help="Nine digits." error={errors.tin?.message}>
          {(control) => (
            <TextInput {...control} {...register('tin')} type="password" inputMode="numeric" autoComplete="off" />
          )}
        </Field>
        <Field label="Number again" error={errors.tinAgain?.message}>
          {(control) => (
            <TextInput {...control} {...register('tinAgain')} type="password" inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      </Stack>
      <Stack $gap="s16" as="section" aria-labelledby="w9-certification">
        <Heading id="w9-certification" $size="small">
          Certification
        </Heading>
        <Text>{w9Certification.intro}</Text>
        <Stack as="ol" $gap="s8">
          {w9Certification.statements.map((statement, n) => (
            <Text as="li" key={statement}>
              {n === 1 && isStruckOut ? <s>{statement}</s> : statement}
            </Text>
          ))}
        </Stack>
        <Checkbox
          {...register('struckOut')}
          help="Only if the IRS has told you that you’re subject to backup withholding. We then withhold 24% of each payment."
        >
          Strike out item 2
        </Checkbox>
        <Checkbox {...register('certified')} aria-invalid={errors.certified ? true : undefined}>
          I certify this under penalties of perjury.
        </Checkbox>
        {errors.certified && (
          <Notice live tone="warning">
            Check the box to certify.
          </Notice>
        )}
        <Field label="Signature" help="Type your full name." error={errors.signature?.message}>
          {(control) => <TextInput {...control} {...register('signature')} autoComplete="off" />}
        </Field>
      </Stack>
      {certify.error && (
        <Notice live tone="danger" title="Not certified">
          {certify.error.message} What you typed is still here.
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" loading={certify.isPending}>
          Certify and sign
        </Button>
      </div>
    </Stack>
  );
}
