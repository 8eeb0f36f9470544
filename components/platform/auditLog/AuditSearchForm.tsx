import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { AUDIT_EVENTS } from '@/contract/auditEvents';
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
        <TextField
          label="Person"
          help="Email or ID"
          error={fields?.person}
          autoComplete="off"
          value={form.person}
          onChange={(value) => change({ person: value })}
        />
        <TextField
          label="Home"
          help="Start of the address, or ID"
          error={fields?.home}
          autoComplete="off"
          value={form.home}
          onChange={(value) => change({ home: value })}
        />
        <SelectField
          label="Event"
          error={fields?.event}
          options={[{ value: '', label: 'All events' }, ...events.map(({ event, label }) => ({ value: event, label }))]}
          value={form.event}
          onChange={(event) => change({ event })}
        />
        <TextField
          label="From"
          error={fields?.from}
          type="date"
          value={form.from}
          onChange={(value) => change({ from: value })}
        />
        <TextField
          label="To"
          error={fields?.to}
          type="date"
          value={form.to}
          onChange={(value) => change({ to: value })}
        />
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
