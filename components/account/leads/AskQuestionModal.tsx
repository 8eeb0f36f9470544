import * as z from 'zod';
import { useAskQuestion } from '@/components/account/leads/useAskQuestion';
import { ContactFields } from '@/components/modals/shared/ContactFields';
import { contactFields, emptyContact, toContact } from '@/components/modals/shared/contactForm';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { ThanksDialog } from '@/components/modals/shared/ThanksDialog';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Text } from '@/components/ui/text/Text';
import { Question, Topic } from '@/contract/account/leads/schemas';
import { withLastName } from '@/contract/account/users/nameSchema';
import { useForm } from '@/hooks/useForm';
import { formatDateTime } from '@/lib/format/dates';
import type { ModalContentProps } from '@/lib/routing/modals';

const AskQuestionFields = withLastName(z.object({ ...contactFields, topic: Topic, message: Question.shape.message }));

const topics: Record<Topic, string> = {
  renting: 'Renting a home',
  owning: 'Owning a home',
  tour: 'Touring a home',
  application: 'An application',
  payment: 'A payment',
  repair: 'A repair',
  pros: 'Pro services',
  other: 'Something else',
};

/** A question about us or, with `homeId`, about one home. It is kept as a lead and answered by a person. */
export function AskQuestionModal({ props, onClose }: ModalContentProps) {
  const homeId = z.uuid().safeParse(props.homeId).data;
  const topic = Topic.catch(homeId ? 'renting' : 'other').parse(props.topic);
  const { ask, data, error, isPending } = useAskQuestion(homeId);
  const form = useForm(async () => AskQuestionFields, {
    draft: `ask-question-${homeId ?? 'us'}`,
    initialValues: { ...emptyContact, topic, message: '' },
  });
  const { register, formState, handleSubmit } = form;

  if (data) {
    return (
      <ThanksDialog title="We got your question" onClose={onClose}>
        <Text $align="center">We’ll email you a reply by {formatDateTime(data.answerBy)}.</Text>
      </ThanksDialog>
    );
  }
  const send = handleSubmit(({ topic, message, ...contact }) =>
    ask({ contact: toContact(contact), topic, message }, { onSuccess: form.sent, onError: form.refuse }),
  );
  return (
    <FormDialog
      title={homeId ? 'Ask about this home' : 'Ask us anything'}
      intro="A person on our team replies within one business day."
      action="Send question"
      sending={isPending}
      error={error}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Topic">
        {(control) => (
          <Select {...control} {...register('topic')}>
            {Topic.options
              .filter((value) => !homeId || value !== 'owning')
              .map((value) => (
                <option key={value} value={value}>
                  {topics[value]}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field label="Your question" error={formState.errors.message?.message}>
        {(control) => <TextArea {...control} {...register('message')} rows={4} />}
      </Field>
      <ContactFields register={register} errors={formState.errors} />
    </FormDialog>
  );
}
