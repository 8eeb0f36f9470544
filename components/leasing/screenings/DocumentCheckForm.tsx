import { type FormEvent, useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import { type FullScreening, screenings } from '@/contract/leasing/screenings/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';

/** What an applicant stated beside their documents, opened only when one of us wants to compare them. */
export function DocumentCheckForm({ screeningId }: { readonly screeningId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary="Check the documents" onToggle={setOpen}>
      {open && <LoadedCheck screeningId={screeningId} />}
    </Disclosure>
  );
}

function LoadedCheck({ screeningId }: { readonly screeningId: string }) {
  const { data, error, refetch } = useApi(screenings.getScreening, { params: { screeningId } });
  const { requireRecentLogin, dialog } = useRecentLogin('Log in again to open an applicant’s documents.');
  if (error?.code === 'recentLoginRequired')
    return (
      <div>
        <Button size="small" onClick={() => requireRecentLogin(refetch)(error)}>
          Log in again
        </Button>
        {dialog}
      </div>
    );
  if (error) return <Notice tone="danger" title="We couldn’t load this applicant. Close this and open it again." />;
  return data ? <CheckForm screening={data} /> : <Skeleton $height="6rem" />;
}

const figureLabels = {
  grossCents: 'Monthly income before tax',
  netCents: 'Monthly income after tax',
  savingsCents: 'Savings',
  voucherCents: 'Voucher, per month',
} as const;
type Figure = keyof typeof figureLabels;

/** The figures to confirm: what waits to be checked, and of that what they stated. */
function figuresToConfirm({ toCheck, stated }: FullScreening): readonly Figure[] {
  return [
    ...(toCheck.includes('income') ? (['grossCents'] as const) : []),
    ...(toCheck.includes('income') && stated.netCents ? (['netCents'] as const) : []),
    ...(toCheck.includes('savings') ? (['savingsCents'] as const) : []),
    ...(toCheck.includes('voucher') ? (['voucherCents'] as const) : []),
  ];
}

type IdentityFinding = 'confirmed' | 'unconfirmed' | 'not_checked';
const identityOptions = [
  { value: 'confirmed', label: 'The ID confirms who they are' },
  { value: 'unconfirmed', label: 'The ID doesn’t confirm it', help: 'The name, birthday, or photo doesn’t match.' },
  { value: 'not_checked', label: 'Not checked', help: 'There’s no ID to check. The homeowner will see this.' },
] as const;

function CheckForm({ screening }: { readonly screening: FullScreening }) {
  const { id, toCheck, stated } = screening;
  const {
    values: { found, identity, reason, note },
    set,
    clear,
  } = useDraft(`document-check:${id}`, {
    found: {} as Partial<Record<Figure, number | null>>,
    identity: undefined as IdentityFinding | undefined,
    reason: '',
    note: '',
  });
  const checkDocuments = useApiMutation(screenings.checkDocuments, { touches: [screenings], onArrived: clear });
  const { requireRecentLogin, dialog } = useRecentLogin('Log in again to save what the documents show.');
  const figures = figuresToConfirm(screening);
  type Body = Parameters<typeof checkDocuments.mutate>[0]['body'];
  const save = (body: Body) =>
    checkDocuments.mutate({ params: { screeningId: id }, body }, { onError: requireRecentLogin(() => save(body)) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const amounts = figures.flatMap((figure) => {
      const amount = found[figure];
      return amount === null || amount === undefined ? [] : [[figure, cents(amount)] as const];
    });
    save({
      outcome: 'checked',
      ...Object.fromEntries(amounts),
      ...(toCheck.includes('identity') && identity && { identity }),
      reason: reason.trim(),
    });
  };
  const problems = checkDocuments.error?.fields;
  const message = visibleError(checkDocuments.error);
  return (
    <Stack>
      <StatedAndDocuments screening={screening} />
      <Stack as="form" method="post" onSubmit={send} noValidate>
        {figures.map((figure) => (
          <MoneyField
            key={figure}
            label={`${figureLabels[figure]}, as the documents show it`}
            help={`They entered ${formatCents(stated[figure] ?? 0)}. Enter $0 if no document shows any.`}
            error={problems?.[figure]}
            cents={found[figure] ?? null}
            onChange={(amount) => set({ found: { ...found, [figure]: amount } })}
          />
        ))}
        {toCheck.includes('identity') && (
          <>
            <RadioCards<IdentityFinding>
              legend="Identity"
              value={identity}
              onChange={(identity) => set({ identity })}
              options={[...identityOptions]}
            />
            {problems?.identity && <Notice live tone="danger" title="Choose what the ID shows" />}
          </>
        )}
        <TextAreaField
          label="Reason, if anything differs"
          optional
          error={problems?.reason}
          maxLength={2_000}
          value={reason}
          onChange={(reason) => set({ reason })}
        />
        {message && !problems && <Notice live tone="danger" title={message} />}
        {dialog}
        <div>
          <Button type="submit" loading={checkDocuments.isPending}>
            Save document check
          </Button>
        </div>
      </Stack>
      <Disclosure summary="A document is missing or unreadable">
        <Stack
          as="form"
          method="post"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            save({ outcome: 'more_needed', note: note.trim() });
          }}
        >
          <TextAreaField
            label="What should they send?"
            help="We email them this text."
            error={problems?.note}
            maxLength={1_000}
            value={note}
            onChange={(note) => set({ note })}
          />
          <div>
            <Button type="submit" tone="secondary" loading={checkDocuments.isPending}>
              Request documents
            </Button>
          </div>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const aboutLabels = { identity: 'ID', means: 'Income, savings, or voucher', added: 'Added later' } as const;

function StatedAndDocuments({ screening }: { readonly screening: FullScreening }) {
  const { stated, documents, notes, checkNote, reports } = screening;
  const { open, opening, error } = useOpenFile();
  const payroll = reports?.income?.status === 'done' ? reports.income.findings.grossCents : null;
  return (
    <Stack $gap="s12">
      <Text>
        {stated.legalName}
        {stated.birthDate && `, born ${formatDate(stated.birthDate)}`}
        {stated.employer && `, works for ${stated.employer}`}
        {payroll !== null && `. Payroll report: ${formatCents(payroll)} a month before tax`}
      </Text>
      {documents.length === 0 && <Notice title="They haven’t uploaded any documents" />}
      {documents.map(({ id, name, about }) => (
        <Row key={id} $justify="space-between">
          <Text as="span">
            {aboutLabels[about]}: {name}
          </Text>
          <Button size="small" tone="secondary" loading={opening === id} onClick={() => open(id)}>
            Open
          </Button>
        </Row>
      ))}
      {notes.length > 0 && (
        <>
          <Heading as="h3" $size="label">
            What they wrote
          </Heading>
          {notes.map((written) => (
            <Text key={written} as="blockquote">
              {written}
            </Text>
          ))}
        </>
      )}
      {checkNote && <Text $tone="soft">You asked for: {checkNote}</Text>}
      {error && (
        <Text role="alert" $tone="danger">
          {error.message}
        </Text>
      )}
      <Text $size="small" $tone="soft">
        Check that each document names this person, is recent, and that the amounts add up. If it looks altered, enter
        what you can confirm and say why.
      </Text>
    </Stack>
  );
}
