import dynamic from 'next/dynamic';
import { type FormEvent, useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import type { Home } from '@/contract/homes/homes/endpoints';
import { MAX_QUESTION_LENGTH } from '@/contract/leasing/homeAnswers/constants';
import { useDraft } from '@/hooks/useDraft';
import { suggestedQuestions } from './suggestedQuestions';

const Conversation = clientOnly(
  dynamic(() => import('./Conversation').then((file) => file.Conversation), { ssr: false }),
);

/** The question, with suggestions. The answers and what they are drawn with come after the first one. */
export function AskForm({ home }: { readonly home: Home }) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { values, set, clear } = useDraft(`ask-${home.id}`, { typed: '' });
  const ask = (question: string) => {
    const trimmed = question.trim();
    if (trimmed) setAsked((before) => [...before, trimmed]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(values.typed);
    clear();
  };
  return (
    <>
      {asked.length > 0 && <Conversation home={home} asked={asked} />}
      <form onSubmit={submit}>
        <Row $align="end">
          <div style={{ flex: '1 1 14rem' }}>
            <Field label="Your question">
              {(control) => (
                <TextInput
                  {...control}
                  value={values.typed}
                  maxLength={MAX_QUESTION_LENGTH}
                  autoComplete="off"
                  onChange={({ target }) => set({ typed: target.value })}
                />
              )}
            </Field>
          </div>
          <Button type="submit">Ask</Button>
        </Row>
      </form>
      <Row as="ul" aria-label="Suggested questions" $gap="s8" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {suggestedQuestions(home)
          .filter(({ question }) => !asked.includes(question))
          .map(({ question, language }) => (
            <li key={question}>
              <Button tone="secondary" size="small" lang={language} onClick={() => ask(question)}>
                {question}
              </Button>
            </li>
          ))}
      </Row>
    </>
  );
}
