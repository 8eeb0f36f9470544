import { AccountTop } from '@/components/account/AccountTop';
import { Devices } from '@/components/account/Devices';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { routes } from '@/lib/routes';

/** Who one is here, how one logs in, and what one hears from us. */
export function SettingsScreen() {
  return (
    <>
      <AccountTop title="Settings" />
      <Stack $gap="s24">
        <Card>
          <Stack $align="start">
            <Heading $size="small">Password</Heading>
            <Text $tone="soft">A new password logs out every other device.</Text>
            <Link href={routes.auth.setPassword()}>Choose a new password</Link>
          </Stack>
        </Card>
        <Devices />
      </Stack>
    </>
  );
}
