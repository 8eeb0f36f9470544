import { useRouter } from 'next/router';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

const roleLabels = { homeowner: 'homeowner', resident: 'resident' } as const;

/** Members who both own and rent a home switch between the two sides of their account. */
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
        <Heading $size="small">You’re using Belong as a {roleLabels[actingAs]}</Heading>
        <Text $tone="soft">
          {isBoth
            ? `You also have a ${roleLabels[other]} profile. Each profile has its own pages, and both share your inbox and documents.`
            : actingAs === 'homeowner'
              ? 'Want to rent a Belong home too? You can use this account.'
              : 'Do you own a home you could rent out? You can use this account.'}
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
            switchRole.mutate({ body: { type: other } }, { onSuccess: () => void push(routes.accounts.overview()) })
          }
        >
          {isBoth ? `Switch to ${roleLabels[other]}` : `Add a ${roleLabels[other]} profile`}
        </Button>
      </Stack>
    </Card>
  );
}
