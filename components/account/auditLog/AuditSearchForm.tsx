import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { AUDIT_EVENTS, type AuditEvent } from '@/contract/auditEvents';
import { type AuditForm, EMPTY_SEARCH, eventLabel } from './auditSearch';

const events = AUDIT_EVENTS.map((event) => ({ event, label: eventLabel(event) })).sort((one, other) =>
  one.label.localeCompare(other.label),
);

interface AuditSearchFormProps {
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly searching: boolean;
  readonly onSearch: (search: AuditForm) => void;
}

export function AuditSearchForm({ fields, searching, onSearch }: AuditSearchFormProps) {
  const [form, setForm] = useState(EMPTY_SEARCH);
  const change = (part: Partial<AuditForm>) => setForm({ ...form, ...part });
  return (
    <Stack
      as="form"
      noValidate
      role="search"
      aria-label="Audit log"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(form);
      }}
    >
      <Grid $min="15rem">
        <Field label="Person" help="Email or ID" error={fields?.person}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={form.person}
              onChange={({ currentTarget }) => change({ person: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Home" help="Start of the address, or ID" error={fields?.home}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={form.home}
              onChange={({ currentTarget }) => change({ home: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Event" error={fields?.event}>
          {(control) => (
            <Select
              {...control}
              value={form.event}
              onChange={({ currentTarget }) => change({ event: currentTarget.value as AuditEvent | '' })}
            >
              <option value="">All events</option>
              {events.map(({ event, label }) => (
                <option key={event} value={event}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="From" error={fields?.from}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={form.from}
              onChange={({ currentTarget }) => change({ from: currentTarget.value })}
            />
          )}
        </Field>
        <Field label="To" error={fields?.to}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={form.to}
              onChange={({ currentTarget }) => change({ to: currentTarget.value })}
            />
          )}
        </Field>
      </Grid>
      <Row>
        <Button type="submit" loading={searching}>
          Search
        </Button>
        <Button
          tone="secondary"
          onClick={() => {
            setForm(EMPTY_SEARCH);
            onSearch(EMPTY_SEARCH);
          }}
        >
          Clear
        </Button>
      </Row>
    </Stack>
  );
}
