import { useRouter } from 'next/router';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { account } from '@/contract/account';
import { users } from '@/contract/users';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { routes } from '@/lib/routes';

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
          onClick={() => switchRole.mutate({ body: { type: other } }, { onSuccess: () => void push(routes.accounts.at({})) })}
        >
          {isBoth ? `Go on as a ${roleLabels[other]}` : `Be a ${roleLabels[other]}, too`}
        </Button>
      </Stack>
    </Card>
  );
}
