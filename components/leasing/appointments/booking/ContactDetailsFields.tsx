import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { NameFields } from '@/components/layout/names/NameFields';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { TEXT_CONSENT_WORDING } from '@/contract/leasing/appointments/endpoints';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import type { BookingForm } from './bookingForm';

const FieldPair = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface ContactDetailsFieldsProps {
  readonly register: (name: keyof BookingForm) => UseFormRegisterReturn;
  /** What the fields begin with. */
  readonly initialValues: BookingForm;
  readonly errors: FieldErrors<BookingForm>;
  /** What went wrong with a form sent without scripts. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly noteHelp: string;
}

/** Who comes, and how to reach them should something come up. */
export function ContactDetailsFields({
  register,
  initialValues,
  errors,
  fieldErrors,
  noteHelp,
}: ContactDetailsFieldsProps) {
  const problem = (name: keyof BookingForm) => errors[name]?.message ?? fieldErrors[name];
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'note') => ({
    ...register(name),
    defaultValue: initialValues[name],
  });
  return (
    <>
      <NameFields
        firstName={text('firstName')}
        lastName={text('lastName')}
        oneName={{ ...register('oneName'), defaultChecked: initialValues.oneName === true }}
        errors={{ firstName: problem('firstName'), lastName: problem('lastName') }}
      />
      <FieldPair>
        <Field label="Email" error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Phone" error={problem('phone')}>
          {(control) => <TextInput {...control} {...text('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </FieldPair>
      <Checkbox {...register('textConsent')} defaultChecked={initialValues.textConsent} help={TEXT_CONSENT_WORDING}>
        Text me reminders too
      </Checkbox>
      <Field label="Anything we should know?" optional help={noteHelp} error={problem('note')}>
        {(control) => <TextArea {...control} {...text('note')} rows={3} />}
      </Field>
    </>
  );
}
