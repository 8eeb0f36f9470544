import { HomeDocuments } from '@/components/homes/homes/owner/HomeDocuments';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ContributionSection } from '@/components/money/ownerContributions/ContributionSection';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type Offboarding, offboardings } from '@/contract/tenancy/offboardings/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';
import { joinList } from '@/lib/format/text';
import { OffboardingChecks, OffboardingMoney } from './OffboardingFacts';

const TOUCHES = { touches: [offboardings, account] };

function AskForm({ offboarding: { homeId, terms } }: { readonly offboarding: Offboarding }) {
  const {
    values: { lastDay, reason, hasManager, manager },
    set,
    clear,
  } = useDraft(`offboarding:${homeId}`, {
    lastDay: terms.earliestOn,
    reason: '',
    hasManager: false,
    manager: { name: '', email: '', phone: '' },
  });
  const ask = useApiMutation(offboardings.askToOffboard, { ...TOUCHES, onArrived: clear });
  const fields = ask.error?.fields ?? {};
  return (
    <Card
      as="form"
      noValidate
      aria-labelledby="end-management"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate({ params: { homeId }, body: { lastDay, reason, nextManager: hasManager ? manager : null } });
      }}
    >
      <Stack $gap="s16">
        <Heading id="end-management" $size="small">
          End our management
        </Heading>
        <TextField
          label="Last day"
          help={`${formatDate(terms.earliestOn)} at the earliest.`}
          error={fields.lastDay}
          type="date"
          min={terms.earliestOn}
          value={lastDay}
          onChange={(lastDay) => set({ lastDay })}
        />
        <TextAreaField
          label="Why are you leaving?"
          optional
          error={fields.reason}
          rows={2}
          value={reason}
          onChange={(reason) => set({ reason })}
        />
        <Checkbox checked={hasManager} onChange={({ target }) => set({ hasManager: target.checked })}>
          Another manager is taking over
        </Checkbox>
        {hasManager &&
          (
            [
              ['name', 'Their name', 'text'],
              ['email', 'Their email', 'email'],
              ['phone', 'Their phone', 'tel'],
            ] as const
          ).map(([key, label, type]) => (
            <TextField
              key={key}
              label={label}
              optional={key === 'phone'}
              error={fields[`nextManager.${key}`]}
              type={type}
              value={manager[key]}
              onChange={(value) => set({ manager: { ...manager, [key]: value } })}
            />
          ))}
        {ask.error && (
          <Notice live tone="danger">
            {ask.error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={ask.isPending}>
            End our management
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function Standing({ offboarding }: { readonly offboarding: Offboarding }) {
  const withdraw = useApiMutation(offboardings.withdrawOffboarding, TOUCHES);
  const { homeId, status, nextManager, handoverNote, terms } = offboarding;
  const lastDay = offboarding.lastDay ?? terms.earliestOn;
  if (status === 'done')
    return (
      <Notice tone="success" title="This home is no longer with Belong">
        <Text>
          Our management ended on {formatDate(lastDay)}. Your final statement is among the documents below, and your
          records stay in your account.
        </Text>
        {handoverNote && <Text>{handoverNote}</Text>}
      </Notice>
    );
  return (
    <Card as="section" aria-labelledby="offboarding-standing">
      <Stack $gap="s12">
        <Heading id="offboarding-standing" $size="small">
          We manage your home through {formatDate(lastDay)}
        </Heading>
        <Text>
          {nextManager ? `${nextManager.name} takes over.` : 'You take over.'} Our team hands over the lease, deposits,
          keys, and records on that day.
        </Text>
        {withdraw.error && (
          <Notice live tone="danger">
            {withdraw.error.message}
          </Notice>
        )}
        <Row>
          <Button
            tone="secondary"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { homeId }, body: {} })}
          >
            Stay with Belong
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

/** A home leaves Belong: the cost, what is open, when the money is released, and what is handed over. */
export function OffboardingScreen({ homeId }: { readonly homeId: string }) {
  const query = useApi(offboardings.getOffboarding, { params: { homeId } });
  const { data } = query;
  if (!data)
    return (
      <>
        <AccountPageHeader title="Leave Belong" />
        <Loaded
          query={query}
          title="We couldn’t load this page"
          skeleton={<Skeleton $height="24rem" $round="card" />}
        />
      </>
    );
  return (
    <>
      <AccountPageHeader title={data.status === 'done' ? 'This home is no longer with Belong' : 'Leave Belong'}>
        {data.address}
      </AccountPageHeader>
      <Stack $gap="s24">
        {data.status && <Standing offboarding={data} />}
        <ContributionSection homeId={homeId} />
        {data.status !== 'done' && (
          <>
            <OffboardingMoney offboarding={data} />
            <OffboardingChecks offboarding={data} />
            {data.lease && (
              <Card>
                <Text>
                  {joinList(data.lease.residents)} {data.lease.residents.length === 1 ? 'stays' : 'stay'} under the
                  lease through {formatDate(data.lease.endOn)}. The terms don’t change when you leave.
                </Text>
              </Card>
            )}
          </>
        )}
        {data.canAsk && <AskForm offboarding={data} />}
        <HomeDocuments homeId={homeId} />
      </Stack>
    </>
  );
}
