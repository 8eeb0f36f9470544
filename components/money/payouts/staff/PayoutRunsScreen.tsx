import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { payouts } from '@/contract/money/payouts/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { runStatusLabels } from './payoutRuns.labels';

const List = styled.ul`
  ${plainList}
`;

/** On a phone, who prepared it stands below the day. */
const Run = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s4} ${space.s16};
  align-items: center;
  padding-block: ${space.s12};
  border-block-start: 1px solid ${color.line};

  ${up('sm')} {
    grid-template-columns: 9rem 1fr auto;
  }
`;

const By = styled(Text)`
  grid-row: 2;

  ${up('sm')} {
    grid-row: auto;
  }
`;

/** Prepares the payouts of a day; another person releases them. */
function PrepareRun({ nextPayOn }: { readonly nextPayOn: string | null }) {
  const { push } = useRouter();
  const [day, setDay] = useState(nextPayOn ?? '');
  const create = useApiMutation(payouts.createPayoutRun, { touches: [payouts, desk] });
  const { requireRecentLogin, dialog } = useRecentLogin('This moves money, so please confirm that it is you.');
  const submit = () =>
    create.mutate(
      { body: { payOn: day } },
      {
        onSuccess: ({ id }) => void push(routes.accounts.payoutRun({ payoutRunId: id })),
        onError: requireRecentLogin(submit),
      },
    );
  const error = visibleError(create.error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack $align="start">
        <TextField label="Payout day" type="date" value={day} onChange={setDay} />
        <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
        <Button type="submit" tone="secondary" loading={create.isPending}>
          Prepare payouts
        </Button>
        {dialog}
      </Stack>
    </form>
  );
}

/** Every payout run, the newest first. */
export function PayoutRunsScreen() {
  const query = useApi(payouts.listPayoutRuns);
  const { data } = query;
  return (
    <>
      <AccountPageHeader title="Payout runs" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Anyone who prepares a run can’t release it.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the payout runs"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s24">
          <PrepareRun nextPayOn={data.nextPayOn} />
          {data.items.length === 0 && <Text $tone="soft">There are no payout runs yet.</Text>}
          <List>
            {data.items.map(({ id, payOn, status, createdBy }) => (
              <Run key={id}>
                <Link href={routes.accounts.payoutRun({ payoutRunId: id })}>{formatDate(payOn)}</Link>
                <By $size="small" $tone="soft">
                  Prepared by {createdBy ?? 'the calendar'}
                </By>
                <Badge tone={status === 'open' ? 'warning' : 'neutral'}>{runStatusLabels[status]}</Badge>
              </Run>
            ))}
          </List>
        </Stack>
      )}
    </>
  );
}
