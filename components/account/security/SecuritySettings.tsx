import { SignedInDevices } from '@/components/account/Devices';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { routes } from '@/lib/routes';
import { AuthenticatorPanel } from './AppPanel';
import { ExternalLoginPanel } from './ExternalPanel';
import { PasskeysPanel } from './PasskeysPanel';

/** How the account opens: password, passkeys, codes of an app, accounts elsewhere, and where it is open now. */
export function SecuritySettings() {
  return (
    <Stack $gap="s24">
      <Card>
        <Stack $align="start">
          <Heading $size="small">Password</Heading>
          <Text $tone="soft">A new password logs out every other device.</Text>
          <Link href={routes.auth.setPassword()}>Choose a new password</Link>
        </Stack>
      </Card>
      <PasskeysPanel />
      <AuthenticatorPanel />
      <ExternalLoginPanel />
      <SignedInDevices />
    </Stack>
  );
}
