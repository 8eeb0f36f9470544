import { useState } from 'react';
import { ReplyPicker } from '@/components/account/threads/ReplyPicker';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { threads } from '@/contract/account/threads/endpoints';
import {
  type CallOutcome,
  type Correspondent,
  callOutcomes,
  correspondence,
  MAX_CALL_SUMMARY,
  MAX_TEXT,
} from '@/contract/platform/correspondence/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import type { ApiError } from '@/lib/api/error';
import { formatPhone } from '@/lib/format/text';
import { OUTCOME_LABELS } from './correspondence.labels';

/** The person, home, lease, or lead of the page with the forms. */
export type ContactSubject =
  | { readonly personId: string }
  | { readonly homeId: string }
  | { readonly leaseId: string }
  | { readonly leadId: string };

const WAYS = [
  { value: 'message', label: 'Message' },
  { value: 'text', label: 'Text' },
  { value: 'call', label: 'Log a call' },
] as const;
type Way = (typeof WAYS)[number]['value'];

interface ContactFormsProps {
  readonly subject: ContactSubject;
  readonly people: readonly Correspondent[];
}

interface FormProps {
  readonly person: Correspondent;
  readonly homeId: string | null;
}

/** Writes to a person, texts them, or keeps what a call was about. */
export function ContactForms({ subject, people }: ContactFormsProps) {
  const [way, setWay] = useState<Way | 'none'>('none');
  const [personId, setPersonId] = useState(people[0]?.id ?? '');
  const person = people.find(({ id }) => id === personId) ?? people[0];
  if (!person) return null;
  const homeId = 'homeId' in subject ? subject.homeId : null;
  const props = { person, homeId };
  return (
    <Stack $gap="s12">
      <ChoicePills
        legend="Contact"
        options={[...WAYS, { value: 'none', label: 'Nothing now' }]}
        value={way}
        onChange={setWay}
      />
      {way !== 'none' && (
        <>
          {people.length > 1 && (
            <SelectField
              label="Person"
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
              value={person.id}
              onChange={setPersonId}
            />
          )}
          {way === 'message' && <MessageForm key={person.id} {...props} />}
          {way === 'text' && <TextForm key={person.id} {...props} />}
          {way === 'call' && <PersonCallForm key={person.id} {...props} />}
        </>
      )}
    </Stack>
  );
}

function Result({ error, done }: { readonly error: ApiError | null; readonly done: string | undefined }) {
  if (error && !error.fields)
    return (
      <Notice live tone="danger" title="Not sent">
        {error.message || 'Something went wrong on our side. Try again.'}
      </Notice>
    );
  return done ? <Notice live tone="success" title={done} /> : null;
}

function MessageForm({ person, homeId }: FormProps) {
  const draft = useDraft(`desk-message:${person.id}`, { subject: '', body: '' });
  const { subject, body } = draft.values;
  const [tried, setTried] = useState(false);
  const send = useApiMutation(correspondence.sendMessage, { touches: [correspondence, threads] });
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!subject.trim() || !body.trim()) return;
        send.mutate(
          { params: { personId: person.id }, body: { homeId, subject, body } },
          {
            onSuccess: () => {
              draft.clear();
              setTried(false);
            },
          },
        );
      }}
    >
      <ReplyPicker onPick={(words) => draft.set({ body: body ? `${body}\n\n${words}` : words })} />
      <TextField
        label="Subject"
        maxLength={120}
        error={tried && !subject.trim() ? 'Say what it is about' : send.error?.fields?.subject}
        value={subject}
        onChange={(value) => draft.set({ subject: value })}
      />
      <TextAreaField
        label="Message"
        help={`${person.name} reads it in the inbox and by email.`}
        maxLength={8_000}
        error={tried && !body.trim() ? 'Write the message' : send.error?.fields?.body}
        value={body}
        onChange={(value) => draft.set({ body: value })}
      />
      <Row>
        <Button type="submit" size="small" loading={send.isPending}>
          Send message
        </Button>
      </Row>
      <Result error={send.error} done={send.isSuccess && !tried ? 'Message sent' : undefined} />
    </Stack>
  );
}

function TextForm({ person, homeId }: FormProps) {
  const draft = useDraft(`desk-text:${person.id}`, { body: '' });
  const { body } = draft.values;
  const [tried, setTried] = useState(false);
  const send = useApiMutation(correspondence.sendText, { touches: [correspondence] });
  if (person.textProblem)
    return (
      <Notice tone="info" title={`You can’t text ${person.name}`}>
        {person.textProblem} Send a message instead, or call.
      </Notice>
    );
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!body.trim()) return;
        send.mutate(
          { params: { personId: person.id }, body: { homeId, body } },
          {
            onSuccess: () => {
              draft.clear();
              setTried(false);
            },
          },
        );
      }}
    >
      <TextAreaField
        label="Text"
        help="We send texts between 8 AM and 8 PM in the recipient’s time zone. Replies appear in the queue “Texts”."
        maxLength={MAX_TEXT}
        error={tried && !body.trim() ? 'Write the text' : send.error?.fields?.body}
        value={body}
        onChange={(value) => draft.set({ body: value })}
      />
      <Row>
        <Button type="submit" size="small" loading={send.isPending}>
          Send text
        </Button>
      </Row>
      <Result error={send.error} done={send.isSuccess && !tried ? 'Text queued' : undefined} />
    </Stack>
  );
}

type Call = { direction: 'in' | 'out'; outcome: CallOutcome; summary: string };

interface CallFormProps {
  /** Names what is typed, until it is saved. */
  readonly draftName: string;
  readonly name: string;
  readonly phone: string | null;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly error: ApiError | null;
  readonly onSave: (call: Call, saved: () => void) => void;
}

function PersonCallForm({ person, homeId }: FormProps) {
  const log = useApiMutation(correspondence.logCall, { touches: [correspondence] });
  const params = { personId: person.id };
  return (
    <CallForm
      draftName={`desk-call:${person.id}`}
      name={person.name}
      phone={person.phone}
      saving={log.isPending}
      saved={log.isSuccess}
      error={log.error}
      onSave={(call, saved) => log.mutate({ params, body: { ...call, homeId } }, { onSuccess: saved })}
    />
  );
}

/** Keeps who called, the result, and what it was about. */
export function CallForm({ draftName, name, phone, saving, saved, error, onSave }: CallFormProps) {
  const draft = useDraft<Call>(draftName, { direction: 'in', outcome: 'talked', summary: '' });
  const { direction, outcome, summary } = draft.values;
  const [tried, setTried] = useState(false);
  return (
    <Stack
      as="form"
      noValidate
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!summary.trim()) return;
        onSave({ direction, outcome, summary }, () => {
          draft.clear();
          setTried(false);
        });
      }}
    >
      {phone ? (
        <Link href={`tel:${phone}`}>Call {formatPhone(phone)}</Link>
      ) : (
        <Text $tone="soft">They have no phone number on file.</Text>
      )}
      <ChoicePills
        legend="Who called"
        options={[
          { value: 'in', label: `${name} called` },
          { value: 'out', label: 'I called' },
        ]}
        value={direction}
        onChange={(value) => draft.set({ direction: value })}
      />
      <SelectField
        label="Result"
        options={callOutcomes.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
        value={outcome}
        onChange={(value) => draft.set({ outcome: value as CallOutcome })}
      />
      <TextAreaField
        label="What it was about"
        help="Only our team can see it."
        maxLength={MAX_CALL_SUMMARY}
        error={tried && !summary.trim() ? 'Say what the call was about' : error?.fields?.summary}
        value={summary}
        onChange={(value) => draft.set({ summary: value })}
      />
      <Row>
        <Button type="submit" size="small" loading={saving}>
          Save call
        </Button>
      </Row>
      <Result error={error} done={saved && !tried ? 'Call saved' : undefined} />
    </Stack>
  );
}
