import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Checkbox } from '@/components/ui/Checkbox';
import { Field } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { TextInput } from '@/components/ui/TextInput';
import { TEXT_CONSENT_WORDS } from '@/contract/appointments';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import type { BookingForm } from './bookingForm';

const Pair = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface BookerFieldsProps {
  readonly register: (name: keyof BookingForm) => UseFormRegisterReturn;
  /** What the fields begin with. */
  readonly start: BookingForm;
  readonly errors: FieldErrors<BookingForm>;
  /** What went wrong with a form sent without scripts. */
  readonly refused: Readonly<Record<string, string>>;
  readonly noteHelp: string;
}

/** Who comes, and how to reach them should something come up. */
export function BookerFields({ register, start, errors, refused, noteHelp }: BookerFieldsProps) {
  const problem = (name: keyof BookingForm) => errors[name]?.message ?? refused[name];
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'note') => ({
    ...register(name),
    defaultValue: start[name],
  });
  return (
    <>
      <Pair>
        <Field label="First name" error={problem('firstName')}>
          {(control) => <TextInput {...control} {...text('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={problem('lastName')}>
          {(control) => <TextInput {...control} {...text('lastName')} autoComplete="family-name" />}
        </Field>
      </Pair>
      <Pair>
        <Field label="E-mail" error={problem('email')}>
          {(control) => <TextInput {...control} {...text('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Phone" error={problem('phone')}>
          {(control) => <TextInput {...control} {...text('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </Pair>
      <Checkbox {...register('textConsent')} defaultChecked={start.textConsent} help={TEXT_CONSENT_WORDS}>
        Text me the reminders, too
      </Checkbox>
      <Field label="Anything we should know?" optional help={noteHelp} error={problem('note')}>
        {(control) => <TextArea {...control} {...text('note')} rows={3} />}
      </Field>
    </>
  );
}
