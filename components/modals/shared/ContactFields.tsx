import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { NameFields } from '@/components/layout/names/NameFields';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { TextInput } from '@/components/ui/forms/TextInput';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import type { ContactForm } from './contactForm';

const FieldPair = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface ContactFieldsProps {
  readonly register: (name: keyof ContactForm) => UseFormRegisterReturn;
  readonly errors: FieldErrors<ContactForm>;
}

/** Name of a person and how to reach them. */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  return (
    <>
      <NameFields
        firstName={register('firstName')}
        lastName={register('lastName')}
        oneName={register('oneName')}
        errors={{ firstName: errors.firstName?.message, lastName: errors.lastName?.message }}
      />
      <FieldPair>
        <Field label="Email" error={errors.email?.message}>
          {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          {(control) => <TextInput {...control} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
      </FieldPair>
      <Checkbox
        {...register('textConsent')}
        help="Message and data rates may apply. Reply STOP to end. Not needed to rent from us."
      >
        You may text me about this
      </Checkbox>
    </>
  );
}
