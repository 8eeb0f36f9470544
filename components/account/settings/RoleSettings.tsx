import { useRouter } from 'next/router';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/endpoints';
import { users } from '@/contract/users/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { routes } from '@/lib/routing/routes';

const roleLabels = { homeowner: 'homeowner', resident: 'resident' } as const;

/** Somebody who lets a home and rents another goes from one side of their account to the other. */
export function RoleSettings() {
  const { push } = useRouter();
  const claims = useApi(users.getClaims);
  const switchRole = useApiMutation(users.switchRole, { touches: [users, account] });
  const { actingAs, roles = [] } = claims.data ?? {};
  if (actingAs !== 'homeowner' && actingAs !== 'resident') return null;
  const other = actingAs === 'homeowner' ? 'resident' : 'homeowner';
  const isBoth = roles.includes(other);
  return (
    <Card id="role">
      <Stack $align="start">
        <Heading $size="small">You are here as a {roleLabels[actingAs]}</Heading>
        <Text $tone="soft">
          {isBoth
            ? `You are a ${roleLabels[other]} with us, too: each side has its own pages, the inbox and your papers are the same.`
            : actingAs === 'homeowner'
              ? 'Looking for a home of ours to rent as well? The same account does both.'
              : 'Own a home that could be let? The same account does both.'}
        </Text>
        {switchRole.error && (
          <Notice live tone="danger">
            {switchRole.error.message}
          </Notice>
        )}
        <Button
          tone="secondary"
          size="small"
          loading={switchRole.isPending}
          onClick={() =>
            switchRole.mutate({ body: { type: other } }, { onSuccess: () => void push(routes.accounts.at({})) })
          }
        >
          {isBoth ? `Go on as a ${roleLabels[other]}` : `Be a ${roleLabels[other]}, too`}
        </Button>
      </Stack>
    </Card>
  );
}
