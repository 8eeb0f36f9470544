import { useState } from 'react';
import { ReplyPicker } from '@/components/account/threads/ReplyPicker';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { ActionError } from '@/components/platform/desk/ActionError';
import { DeskCommands } from '@/components/platform/desk/DeskCommands';
import { statusText } from '@/components/platform/desk/desk.labels';
import { LinkList } from '@/components/platform/desk/LinkList';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { threads } from '@/contract/account/threads/endpoints';
import { correspondence, type DeskLead } from '@/contract/platform/correspondence/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatMoment } from '@/lib/format/dates';
import { formatPhone } from '@/lib/format/text';
import { CallForm } from './ContactForms';
import { TimelinePanel } from './TimelinePanel';

/** A lead with its stage, its answer, and what the same person has done. */
export function LeadScreen({ leadId }: { readonly leadId: string }) {
  const params = { leadId };
  const query = useApi(correspondence.getLead, { params });
  const { data } = query;
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load this lead" skeleton={<Skeleton $height="16rem" $round="card" />} />
    );
  return (
    <>
      <Link href={`${routes.accounts.desk()}?queue=leads`}>Back to leads</Link>
      <AccountPageHeader title={data.name || data.email} actions={<DeskCommands />}>
        {data.email}
        {data.phone && (
          <>
            {' '}
            · <Link href={`tel:${data.phone}`}>{formatPhone(data.phone)}</Link>
          </>
        )}
      </AccountPageHeader>
      <Stack $gap="s24">
        <Request lead={data} />
        <AnswerForm lead={data} />
        <SamePerson lead={data} />
        <TimelinePanel subject={{ leadId }} />
      </Stack>
    </>
  );
}

function Request({ lead }: { readonly lead: DeskLead }) {
  const { id, stage, message, home, typedAddress, topic, createdAt, answerBy, timeZone, requests } = lead;
  const move = useApiMutation(correspondence.moveLead, { touches: [correspondence, desk] });
  const isClosed = stage === 'won' || stage === 'lost';
  const moveTo = (to: 'win' | 'lose' | 'reopen') => move.mutate({ params: { leadId: id }, body: { move: to } });
  return (
    <Card as="section" aria-labelledby="request" $pad="s16">
      <Stack $gap="s12">
        <Row $gap="s12">
          <Heading id="request" $size="small">
            Request
          </Heading>
          <Badge tone={stage === 'new' ? 'warning' : 'neutral'}>{statusText(stage)}</Badge>
        </Row>
        {message && <Text style={{ whiteSpace: 'pre-wrap' }}>{message}</Text>}
        <Text $size="small" $tone="soft">
          {[topic && statusText(topic), typedAddress, requests > 1 && `Asked ${requests} times`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {home && <Link href={routes.accounts.deskHome({ homeId: home.id })}>{home.address}</Link>}
        <Text $size="small" $tone="soft">
          Sent <DeskTime at={createdAt} timeZone={timeZone} /> · answer by{' '}
          <DeskTime at={answerBy} timeZone={timeZone} />
        </Text>
        <Row $gap="s8">
          {isClosed ? (
            <Button size="small" tone="secondary" loading={move.isPending} onClick={() => moveTo('reopen')}>
              Open again
            </Button>
          ) : (
            <>
              <Button size="small" tone="secondary" loading={move.isPending} onClick={() => moveTo('win')}>
                Close as won
              </Button>
              <Button size="small" tone="secondary" loading={move.isPending} onClick={() => moveTo('lose')}>
                Close as lost
              </Button>
            </>
          )}
        </Row>
        <ActionError error={move.error} />
      </Stack>
    </Card>
  );
}

function AnswerForm({ lead }: { readonly lead: DeskLead }) {
  const draft = useDraft(`lead-answer:${lead.id}`, { body: '' });
  const { body } = draft.values;
  const [tried, setTried] = useState(false);
  const [isCall, setIsCall] = useState(false);
  const params = { leadId: lead.id };
  const answer = useApiMutation(correspondence.answerLead, { touches: [correspondence, desk, threads] });
  const log = useApiMutation(correspondence.logLeadCall, { touches: [correspondence] });
  return (
    <Card as="section" aria-labelledby="answer" $pad="s16">
      <Stack $gap="s12">
        <Heading id="answer" $size="small">
          Answer
        </Heading>
        <Stack
          as="form"
          noValidate
          $gap="s12"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!body.trim()) return;
            answer.mutate(
              { params, body: { body } },
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
          <TextAreaField
            label="Your answer"
            help={`We email this to ${lead.email}. The reply arrives in the inbox.`}
            maxLength={8_000}
            error={tried && !body.trim() ? 'Write the answer' : answer.error?.fields?.body}
            value={body}
            onChange={(value) => draft.set({ body: value })}
          />
          <Row $gap="s16">
            <Button type="submit" size="small" loading={answer.isPending}>
              Send answer
            </Button>
            {lead.threadId && (
              <Link href={`${routes.accounts.inbox()}?thread=${lead.threadId}`}>Open the conversation</Link>
            )}
            <Button size="small" tone="ghost" onClick={() => setIsCall(!isCall)} aria-expanded={isCall}>
              Log a call
            </Button>
          </Row>
          <ActionError error={answer.error} />
          {answer.isSuccess && !tried && <Notice live tone="success" title="Answer sent" />}
        </Stack>
        {isCall && (
          <CallForm
            draftName={`lead-call:${lead.id}`}
            name={lead.name}
            phone={lead.phone}
            saving={log.isPending}
            error={log.error}
            saved={log.isSuccess}
            onSave={(call, saved) => log.mutate({ params, body: call }, { onSuccess: saved })}
          />
        )}
      </Stack>
    </Card>
  );
}

function SamePerson({ lead }: { readonly lead: DeskLead }) {
  const { personId, tours, applications, others } = lead;
  return (
    <Card as="section" aria-labelledby="same-person" $pad="s16">
      <Stack $gap="s12">
        <Heading id="same-person" $size="small">
          The same person
        </Heading>
        {personId ? (
          <Link href={routes.accounts.deskPerson({ personId })}>Open their page</Link>
        ) : (
          <Text $tone="soft">No account has this email.</Text>
        )}
        <Grid $min="15rem">
          <LinkList
            title="Tours and calls"
            links={tours.map(({ id, startsAt, timeZone, address, status }) => ({
              key: id,
              label: address,
              aside: `${formatMoment(startsAt, timeZone)} · ${statusText(status)}`,
            }))}
          />
          <LinkList
            title="Applications"
            links={applications.map(({ id, homeId, address, status }) => ({
              key: id,
              label: address,
              aside: statusText(status),
              href: routes.accounts.deskHome({ homeId }),
            }))}
          />
          <LinkList
            title="Other requests"
            links={others.map(({ id, summary, createdAt }) => ({
              key: id,
              label: summary,
              aside: formatMoment(createdAt, lead.timeZone),
              href: routes.accounts.deskLead({ leadId: id }),
            }))}
          />
        </Grid>
      </Stack>
    </Card>
  );
}
