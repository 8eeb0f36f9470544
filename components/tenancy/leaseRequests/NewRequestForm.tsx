import { type FormEvent, useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { UnitInput } from '@/components/ui/forms/UnitInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import {
  leaseRequests,
  type NewLeaseRequest,
  PROPOSABLE_KINDS,
  type ProposableKind,
  REQUEST_KINDS,
  type RequestKind,
} from '@/contract/tenancy/leaseRequests/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { kindHelp, kindLabels, proposalHelp } from './leaseRequest.labels';
import { ResidentSelect } from './ResidentSelect';
import { SavedHomeSelect } from './SavedHomeSelect';

const FIELD_NAMES = [
  'name',
  'email',
  'leavesOn',
  'animal',
  'pounds',
  'from',
  'until',
  'day',
  'homeId',
  'movesOn',
  'lastDay',
  'note',
  'need',
] as const;
type FieldName = (typeof FIELD_NAMES)[number];

/** Rent reporting has a section and a consent form of its own. */
type FormKind = Exclude<RequestKind, 'rent_reporting'>;
const FORM_KINDS = REQUEST_KINDS.filter((kind): kind is FormKind => kind !== 'rent_reporting');

const fieldsOf: Readonly<Record<FormKind, readonly FieldName[]>> = {
  add_roommate: ['name', 'email', 'note'],
  remove_roommate: ['name', 'leavesOn', 'note'],
  pet: ['animal', 'pounds', 'note'],
  sublet: ['name', 'from', 'until', 'note'],
  due_date: ['day', 'note'],
  transfer: ['homeId', 'movesOn', 'lastDay', 'note'],
  accommodation: ['need'],
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
  homeId: 'New home',
  movesOn: 'You move on',
  lastDay: 'Last day in this home',
  note: 'Anything else',
  need: 'What would help you?',
};

const DATES: readonly FieldName[] = ['leavesOn', 'from', 'until', 'movesOn', 'lastDay'];
const LONG: readonly FieldName[] = ['note', 'need'];

type Values = Readonly<Record<FieldName, string>>;
const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Values;

function toRequest(kind: FormKind, values: Values): NewLeaseRequest {
  const { name, email, leavesOn, animal, from, until, homeId, movesOn, lastDay, note, need } = values;
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
    case 'transfer':
      return { kind, homeId, movesOn, lastDay, note };
    case 'accommodation':
      return { kind, need };
    default:
      return { kind };
  }
}

const isProposable = (kind: RequestKind): kind is ProposableKind => PROPOSABLE_KINDS.some((each) => each === kind);

interface NewRequestFormProps {
  readonly leaseId: string;
  /** For a homeowner: what is sent is a change that the residents sign. */
  readonly proposes?: boolean;
}

/** Asks for a change, an accommodation, or a letter; for a homeowner, proposes a change. */
export function NewRequestForm({ leaseId, proposes = false }: NewRequestFormProps) {
  const [kind, setKind] = useState<FormKind>(proposes ? 'pet' : 'residency_letter');
  const [values, setValues] = useState(EMPTY);
  const ask = useApiMutation(leaseRequests.makeLeaseRequest, { touches: [leaseRequests] });
  const propose = useApiMutation(leaseRequests.proposeLeaseChange, { touches: [leaseRequests] });
  const make = proposes ? propose : ask;
  const errors = make.error?.fields ?? {};
  const error = visibleError(make.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const done = { onSuccess: () => setValues(EMPTY) };
    const request = toRequest(kind, values);
    if (!proposes) ask.mutate({ params: { leaseId }, body: request }, done);
    else if (request.kind === 'add_roommate' || request.kind === 'pet' || request.kind === 'due_date')
      propose.mutate({ params: { leaseId }, body: { change: request } }, done);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <SelectField
          label={proposes ? 'What should change?' : 'What do you need?'}
          help={proposes && isProposable(kind) ? proposalHelp[kind] : kindHelp[kind]}
          options={(proposes ? PROPOSABLE_KINDS : FORM_KINDS).map((each) => ({
            value: each,
            label: kindLabels[each],
          }))}
          value={kind}
          onChange={(value) => {
            setKind(value);
            make.reset();
          }}
        />
        {fieldsOf[kind].map((name) => (
          <Field
            key={name}
            label={name === 'name' && kind === 'remove_roommate' ? 'Who moves out?' : labels[name]}
            help={name === 'homeId' && 'One of your saved homes. Save a home with its heart, and it appears here.'}
            optional={name === 'note'}
            error={errors[name]}
          >
            {(control) => {
              const shared = { ...control, value: values[name] };
              const change = (value: string) => setValues({ ...values, [name]: value });
              if (name === 'name' && kind === 'remove_roommate')
                return <ResidentSelect {...shared} leaseId={leaseId} onChange={change} />;
              if (name === 'homeId') return <SavedHomeSelect {...shared} onChange={change} />;
              if (LONG.includes(name))
                return <TextArea {...shared} rows={3} onChange={({ target }) => change(target.value)} />;
              if (name === 'pounds')
                return <UnitInput {...shared} unit="lb" onChange={({ target }) => change(target.value)} />;
              const type = DATES.includes(name) ? 'date' : name === 'email' ? 'email' : 'text';
              return <TextInput {...shared} type={type} onChange={({ target }) => change(target.value)} />;
            }}
          </Field>
        ))}
        <div aria-live="polite">
          {make.isSuccess && <Notice tone="success">Sent. You can follow it below.</Notice>}
          {error && <Notice tone="danger">{error}</Notice>}
        </div>
        <Row>
          <Button type="submit" loading={make.isPending}>
            {proposes ? 'Send for signatures' : 'Send request'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
