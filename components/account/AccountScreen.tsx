import { PageHead } from '@/components/layout/PageHead';
import { Card } from '@/components/ui/Card';
import { Container } from '@/components/ui/Container';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { users } from '@/contract/users';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { AccountFrame } from './AccountScreen.styles';
import { Devices } from './Devices';

/** Who one is here, how one logs in, and where one is logged in. */
export function AccountScreen() {
  const { data: user } = useApi(users.getUser);
  return (
    <Container $width="reading">
      <PageHead title="Your account" noindex />
      <AccountFrame>
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            {user ? `Hello, ${user.firstName}` : 'Your account'}
          </Heading>
          {user && <Text $tone="soft">You log in as {user.email}.</Text>}
        </Stack>
        <Card>
          <Stack $align="start">
            <Heading $size="small">Password</Heading>
            <Text $tone="soft">A new password logs out every other device.</Text>
            <Link href={routes.auth.setPassword()}>Choose a new password</Link>
          </Stack>
        </Card>
        <Devices />
      </AccountFrame>
    </Container>
  );
}
