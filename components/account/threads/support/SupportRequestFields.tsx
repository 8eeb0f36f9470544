import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { Topic } from '@/contract/account/leads/endpoints';

export const supportTopics: Record<Topic, string> = {
  renting: 'Renting a home',
  owning: 'Owning a home',
  tour: 'Touring a home',
  application: 'An application',
  payment: 'A payment',
  repair: 'A repair',
  pros: 'Our Pros',
  other: 'Something else',
};

export const emptySupportRequest = { subject: '', topic: 'other' as Topic, body: '' };

type SupportFieldNames = keyof typeof emptySupportRequest;

interface SupportRequestFieldsProps {
  readonly register: (name: SupportFieldNames) => UseFormRegisterReturn;
  readonly errors: Partial<Record<SupportFieldNames, { message?: string }>>;
}

/** What it is about. */
export function SupportRequestFields({ register, errors }: SupportRequestFieldsProps) {
  return (
    <>
      <Field label="Subject" error={errors.subject?.message}>
        {(control) => <TextInput {...control} {...register('subject')} placeholder="In a few words" />}
      </Field>
      <Field label="Topic">
        {(control) => (
          <Select {...control} {...register('topic')}>
            {Object.entries(supportTopics).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Your message" error={errors.body?.message}>
        {(control) => <TextArea {...control} {...register('body')} rows={6} />}
      </Field>
    </>
  );
}
