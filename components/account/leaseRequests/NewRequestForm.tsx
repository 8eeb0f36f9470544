import { type FormEvent, useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { UnitInput } from '@/components/ui/forms/UnitInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import {
  leaseRequests,
  type NewLeaseRequest,
  REQUEST_KINDS,
  type RequestKind,
} from '@/contract/leaseRequests/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { kindHelp, kindLabels } from './leaseRequest.labels';

type FieldName = 'name' | 'email' | 'leavesOn' | 'animal' | 'pounds' | 'from' | 'until' | 'day' | 'note' | 'need';

const fieldsOf: Readonly<Record<RequestKind, readonly FieldName[]>> = {
  add_roommate: ['name', 'email', 'note'],
  remove_roommate: ['name', 'leavesOn', 'note'],
  pet: ['animal', 'pounds', 'note'],
  sublet: ['name', 'from', 'until', 'note'],
  due_date: ['day', 'note'],
  accommodation: ['need'],
  rent_reporting: [],
  residency_letter: [],
  ledger_letter: [],
};

const labels: Readonly<Record<FieldName, string>> = {
  name: 'Their name',
  email: 'Their email',
  leavesOn: 'Moves out on',
  animal: 'Animal and breed',
  pounds: 'Weight',
  from: 'From',
  until: 'Until',
  day: 'Day of the month, 1 to 28',
  note: 'Anything else',
  need: 'What would help you?',
};

const DATES: readonly FieldName[] = ['leavesOn', 'from', 'until'];
const LONG: readonly FieldName[] = ['note', 'need'];

type Values = Readonly<Record<FieldName, string>>;
const EMPTY: Values = {
  ...{ name: '', email: '', leavesOn: '', animal: '', pounds: '', from: '', until: '', day: '', note: '', need: '' },
};

function toRequest(kind: RequestKind, values: Values, optIn: boolean): NewLeaseRequest {
  const { name, email, leavesOn, animal, from, until, note, need } = values;
  switch (kind) {
    case 'add_roommate':
      return { kind, name, email, note };
    case 'remove_roommate':
      return { kind, name, leavesOn, note };
    case 'pet':
      return { kind, animal, pounds: Math.round(Number(values.pounds)) || 0, note };
    case 'sublet':
      return { kind, name, from, until, note };
    case 'due_date':
      return { kind, day: Math.round(Number(values.day)) || 0, note };
    case 'accommodation':
      return { kind, need };
    case 'rent_reporting':
      return { kind, optIn };
    default:
      return { kind };
  }
}

/** Asks for a change, an accommodation, or a letter. */
export function NewRequestForm({ leaseId }: { readonly leaseId: string }) {
  const [kind, setKind] = useState<RequestKind>('residency_letter');
  const [values, setValues] = useState(EMPTY);
  const [optIn, setOptIn] = useState(true);
  const make = useApiMutation(leaseRequests.makeLeaseRequest, { touches: [leaseRequests] });
  const errors = make.error?.fields ?? {};
  const error = visibleError(make.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ params: { leaseId }, body: toRequest(kind, values, optIn) }, { onSuccess: () => setValues(EMPTY) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Field label="What do you need?" help={kindHelp[kind]}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => {
                setKind(target.value as RequestKind);
                make.reset();
              }}
            >
              {REQUEST_KINDS.map((each) => (
                <option key={each} value={each}>
                  {kindLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {fieldsOf[kind].map((name) => (
          <Field key={name} label={labels[name]} optional={name === 'note'} error={errors[name]}>
            {(control) => {
              const shared = { ...control, value: values[name] };
              const change = (value: string) => setValues({ ...values, [name]: value });
              if (LONG.includes(name))
                return <TextArea {...shared} rows={3} onChange={({ target }) => change(target.value)} />;
              if (name === 'pounds')
                return <UnitInput {...shared} unit="lb" onChange={({ target }) => change(target.value)} />;
              const type = DATES.includes(name) ? 'date' : name === 'email' ? 'email' : 'text';
              return <TextInput {...shared} type={type} onChange={({ target }) => change(target.value)} />;
            }}
          </Field>
        ))}
        {kind === 'rent_reporting' && (
          <Checkbox checked={optIn} onChange={({ target }) => setOptIn(target.checked)}>
            Report my rent payments
          </Checkbox>
        )}
        <div aria-live="polite">
          {make.isSuccess && <Notice tone="success">Sent. You can follow it below.</Notice>}
          {error && <Notice tone="danger">{error}</Notice>}
        </div>
        <Row>
          <Button type="submit" loading={make.isPending}>
            Send request
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
