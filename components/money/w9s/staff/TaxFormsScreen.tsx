import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type WaitingW9, w9s } from '@/contract/money/w9s/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

const waits: Record<WaitingW9['waits'], { label: string; tone: BadgeTone; next: string }> = {
  open: { label: 'Not signed', tone: 'neutral', next: 'They have started the form. Remind them to sign it.' },
  unmatched: { label: 'Not checked', tone: 'info', next: 'The IRS hasn’t responded yet.' },
  mismatch: { label: 'No match', tone: 'danger', next: 'Name and number don’t match. Ask for a new form.' },
  not_latin: {
    label: 'Not in the Latin alphabet',
    tone: 'danger',
    next: 'The IRS reads only the Latin alphabet. Ask for a new form in that spelling.',
  },
  struck_out: { label: 'Backup withholding', tone: 'warning', next: 'Item 2 is crossed out, so we withhold.' },
  foreign: { label: 'W-8 needed', tone: 'warning', next: 'Payments are on hold until we get a Form W-8.' },
};

/** Forms W-9 of homeowners and Pros that keep a payment waiting. Each reading of a number is written down with its reason. */
export function TaxFormsScreen() {
  const query = useApi(w9s.listWaitingW9s);
  const { data } = query;
  return (
    <>
      <AccountPageHeader title="Tax forms" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Forms to review. We record every time someone opens a number.
      </AccountPageHeader>
      <Stack $gap="s16">
        <Loaded
          query={query}
          title="We couldn’t load the forms"
          skeleton={<Skeleton $height="16rem" $round="card" />}
        />
        {data?.length === 0 && (
          <EmptyState picture={<MailboxIllustration />} title="All caught up">
            No tax form is waiting.
          </EmptyState>
        )}
        {data?.map((form) => (
          <FormCard key={form.id} form={form} />
        ))}
      </Stack>
    </>
  );
}

function FormCard({ form }: { readonly form: WaitingW9 }) {
  const { id, personId, proId, name, email, since, maskedTin } = form;
  const { label, tone, next } = waits[form.waits];
  return (
    <Card as="article" $pad="s16" aria-labelledby={`form-${id}`}>
      <Stack $gap="s8" $align="start">
        <Row $justify="space-between">
          <Heading as="h2" id={`form-${id}`} $size="small">
            <Link
              href={
                proId ? routes.accounts.deskPro({ proId }) : routes.accounts.deskPerson({ personId: personId ?? '' })
              }
            >
              {name || email}
            </Link>
          </Heading>
          <Badge tone={tone}>{label}</Badge>
        </Row>
        <Text>{next}</Text>
        <Text $size="small" $tone="soft">
          Since <DeskTime at={since} />
        </Text>
        {maskedTin && <TinReading form={form} />}
      </Stack>
    </Card>
  );
}

function TinReading({ form: { id, name, maskedTin } }: { readonly form: WaitingW9 }) {
  const [reason, setReason] = useState('');
  const read = useApiMutation(w9s.readTin);
  const { error } = read;
  return (
    <Stack
      as="form"
      noValidate
      $gap="s8"
      onSubmit={(event) => {
        event.preventDefault();
        read.mutate({ params: { w9Id: id }, body: { reason } });
      }}
    >
      <Text aria-live="polite">Number: {read.data?.tin ?? maskedTin}</Text>
      {!read.data && (
        <Row $align="end">
          <TextField
            label={`Why do you need the number of ${name}?`}
            error={error?.fields?.reason}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
          <Button type="submit" size="small" tone="secondary" loading={read.isPending}>
            Show number
          </Button>
        </Row>
      )}
      {error && !error.fields?.reason && (
        <Notice live tone="danger" title="Not shown">
          {error.message}
        </Notice>
      )}
    </Stack>
  );
}
