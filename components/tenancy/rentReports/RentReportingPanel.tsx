import { type FormEvent, useState } from 'react';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { residenceSectionId } from '@/contract/account/account/residenceSections';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import {
  bureauNames,
  type RentReporting,
  type RentReportMonth,
  rentReports,
} from '@/contract/tenancy/rentReports/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate, formatMonth } from '@/lib/format/dates';
import { monthReasons, outcomes } from './rentReport.labels';

interface PanelProps {
  readonly leaseId: string;
  readonly reporting: RentReporting;
}

const TOUCHES = { touches: [rentReports, leaseRequests] };

/** What a resident agrees to, and the signature. */
function ConsentForm({ leaseId, reporting: { consent, needsBirthDate } }: PanelProps) {
  const [signature, setSignature] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const start = useApiMutation(leaseRequests.makeLeaseRequest, TOUCHES);
  const fields = start.error?.fields ?? {};
  const error = visibleError(start.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const signed = signature.trim() !== '' && { signature };
    const born = needsBirthDate && birthDate !== '' && { birthDate };
    start.mutate({ params: { leaseId }, body: { kind: 'rent_reporting', optIn: true, ...signed, ...born } });
  };
  return (
    <Stack as="form" noValidate onSubmit={submit} aria-label="Start rent reporting">
      {consent.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {needsBirthDate && (
        <TextField
          label="Date of birth"
          help="The bureaus use it to find your credit file."
          type="date"
          autoComplete="bday"
          error={fields.birthDate}
          value={birthDate}
          onChange={setBirthDate}
        />
      )}
      <TextField
        label="Your full name, as your signature"
        autoComplete="name"
        maxLength={120}
        error={fields.signature}
        value={signature}
        onChange={setSignature}
      />
      {error && !start.error?.fields && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Row>
        <Button type="submit" loading={start.isPending}>
          Report my rent
        </Button>
      </Row>
    </Stack>
  );
}

/** Says that a month is wrong. */
function DisputeForm({ line, onClose }: { readonly line: RentReportMonth; readonly onClose: () => void }) {
  const { values, set, clear } = useDraft(`rent-dispute:${line.id}`, { body: '' });
  const dispute = useApiMutation(rentReports.disputeRentReport, { touches: [rentReports], onArrived: clear });
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`What is wrong about ${formatMonth(line.month)}`}
      onSubmit={(event) => {
        event.preventDefault();
        dispute.mutate({ params: { rentReportLineId: line.id }, body: { body: values.body } }, { onSuccess: onClose });
      }}
    >
      <TextAreaField
        label="What is wrong?"
        help="We answer within 30 days. Until then we tell the bureaus that you dispute this."
        error={dispute.error?.fields?.body}
        rows={3}
        value={values.body}
        onChange={(body) => set({ body })}
      />
      {dispute.error && !dispute.error.fields && (
        <Notice tone="danger" live>
          {dispute.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={dispute.isPending}>
          Send
        </Button>
        <Button tone="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

/** One month: whether it was reported, and a dispute about it. */
function MonthItem({ line }: { readonly line: RentReportMonth }) {
  const [isOpen, setIsOpen] = useState(false);
  const { month, outcome, reason, isCorrected, refusedBy, dispute } = line;
  const shown = outcomes[isCorrected ? 'removed' : outcome];
  return (
    <Stack as="li" $gap="s8">
      <Row $justify="space-between">
        <Text $weight="semibold">{formatMonth(month)}</Text>
        <Badge tone={shown.tone}>{shown.label}</Badge>
      </Row>
      {reason && <Text $size="small">{monthReasons[reason]}</Text>}
      {(isCorrected || outcome === 'removed') && (
        <Text $size="small">We told the bureaus to take back what we had reported.</Text>
      )}
      {refusedBy.length > 0 && !isCorrected && (
        <Text $size="small">
          {bureauNames(refusedBy)} didn’t take it. We look into it, and the next report has the month.
        </Text>
      )}
      {dispute && (
        <Text $size="small">
          You wrote: {dispute.body}{' '}
          {dispute.answer ? `Our answer: ${dispute.answer.text}` : `We answer by ${formatDate(dispute.dueOn)}.`}
        </Text>
      )}
      {isOpen ? (
        <DisputeForm line={line} onClose={() => setIsOpen(false)} />
      ) : (
        (!dispute || dispute.answer) && (
          <Row>
            <Button tone="ghost" size="small" onClick={() => setIsOpen(true)}>
              {formatMonth(month)} is wrong
            </Button>
          </Row>
        )
      )}
    </Stack>
  );
}

function Months({ months }: Pick<RentReporting, 'months'>) {
  if (months.length === 0) return null;
  return (
    <Stack as="ul" aria-label="Months">
      {months.map((line) => (
        <MonthItem key={line.id} line={line} />
      ))}
    </Stack>
  );
}

/** Whether rent is reported, since when, and what was reported. */
function Status({ leaseId, reporting }: PanelProps) {
  const { startedOn, stoppedOn, startsAgainOn, months } = reporting;
  const stop = useApiMutation(leaseRequests.makeLeaseRequest, TOUCHES);
  const isRunning = startedOn !== null && stoppedOn === null;
  const error = visibleError(stop.error);
  return (
    <>
      {isRunning && (
        <Stack $gap="s12">
          <Text>
            We report your rent since {formatDate(startedOn)}.
            {months.length === 0 && ' The first report follows after the 10th of next month.'}
          </Text>
          <Row>
            <Button
              tone="secondary"
              size="small"
              loading={stop.isPending}
              onClick={() => stop.mutate({ params: { leaseId }, body: { kind: 'rent_reporting', optIn: false } })}
            >
              Stop rent reporting
            </Button>
          </Row>
          <Text $size="small" $tone="soft">
            If you stop, you can’t start again for six months. Months already reported stay in your credit file.
          </Text>
          {error && (
            <Notice tone="danger" live>
              {error}
            </Notice>
          )}
        </Stack>
      )}
      {stoppedOn && (
        <Text>
          You stopped rent reporting on {formatDate(stoppedOn)}.
          {startsAgainOn && ` You can start again from ${formatDate(startsAgainOn)}.`}
        </Text>
      )}
      <Months months={months} />
      {!isRunning && !startsAgainOn && <ConsentForm leaseId={leaseId} reporting={reporting} />}
    </>
  );
}

/** Rent reporting of the reader under one lease: the choice, its state, each month, and disputes. */
export function RentReportingPanel({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(rentReports.getRentReporting, { params: { leaseId } });
  return (
    <Stack as="section" aria-labelledby={`reporting-${leaseId}`}>
      <Heading id={`reporting-${leaseId}`} $size="small">
        Rent reporting
      </Heading>
      <Text $tone="soft">Rent that you pay on time can build your credit.</Text>
      <Card>
        <Loaded
          query={query}
          title="We couldn’t load your rent reporting"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        >
          {(reporting) => (
            <Stack>
              <Status leaseId={leaseId} reporting={reporting} />
            </Stack>
          )}
        </Loaded>
      </Card>
    </Stack>
  );
}

/** What was reported under a lease that is over, which can still be disputed; nothing where nothing was. */
export function PastRentReports({ leaseId }: { readonly leaseId: string }) {
  const { data } = useApi(rentReports.getRentReporting, { params: { leaseId } });
  if (!data || data.months.length === 0) return null;
  return (
    <Stack as="section" id={residenceSectionId('reporting', leaseId)} aria-labelledby={`reporting-${leaseId}`}>
      <Heading id={`reporting-${leaseId}`} $size="small">
        Rent reporting
      </Heading>
      <Text $tone="soft">What we told the credit bureaus. If something is wrong, tell us here.</Text>
      <Card>
        <Months months={data.months} />
      </Card>
    </Stack>
  );
}
