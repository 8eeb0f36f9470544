import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { useAskQuestion } from '@/components/account/leads/useAskQuestion';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { PersonName } from '@/contract/account/users/nameSchema';
import { EmailAddress } from '@/contract/format/emailAddress';
import type { Home } from '@/contract/homes/homes/endpoints';
import type { AnswerLanguage } from '@/contract/leasing/homeAnswers/endpoints';
import { useForm } from '@/hooks/useForm';
import { formatDateTime } from '@/lib/format/dates';
import { askLabels } from './ask.labels';
import { type Turn, transcriptOf } from './transcript';

const HandOverFields = z.object({ name: PersonName, email: EmailAddress });

/** A full name as a lead has it: the first word, and the rest; one word is all there is. */
function namesOf(name: string) {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return rest.length > 0 ? { firstName, lastName: rest.join(' ') } : { firstName, lastName: '', oneName: true };
}

interface HandOverFormProps {
  readonly home: Home;
  readonly turns: readonly Turn[];
  readonly language: AnswerLanguage;
}

/** Sends the question with the conversation to our team: it becomes a lead, answered by a person. */
export function HandOverForm({ home, turns, language }: HandOverFormProps) {
  const words = askLabels[language];
  const { ask, data, error, isPending } = useAskQuestion(home.id);
  const form = useForm(async () => HandOverFields, {
    draft: `hand-over-${home.id}`,
    initialValues: { name: '', email: '' },
  });
  const { register, formState, handleSubmit } = form;
  const frame = useRef<HTMLFormElement>(null);
  const [message] = useState(() => transcriptOf(turns));
  // The keyboard goes on where the button was.
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  if (data)
    return <Text role="status">{words.sent(formatDateTime(data.answerBy, home.timeZone, `${language}-US`))}</Text>;
  const send = handleSubmit(({ name, email }) =>
    ask(
      { contact: { ...namesOf(name), email, textConsent: false }, topic: 'renting', message },
      { onSuccess: form.sent, onError: form.refuse },
    ),
  );
  const { name, email } = formState.errors;
  return (
    <form ref={frame} onSubmit={send} noValidate>
      <Stack $gap="s12">
        <Text $tone="soft">{words.context}</Text>
        <Field label={words.name} error={name && words.nameMissing}>
          {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
        </Field>
        <Field label={words.email} error={email && words.emailMissing}>
          {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
        </Field>
        {error && <Text $tone="danger">{language === 'es' ? words.failed : error.message}</Text>}
        <div>
          <Button type="submit" loading={isPending}>
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
