import { SignedInDevices } from '@/components/account/sessions/security/SignedInDevices';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { AuthenticatorPanel } from './AuthenticatorPanel';
import { ExternalLoginPanel } from './ExternalLoginPanel';
import { PasskeysPanel } from './PasskeysPanel';

/** How the account opens: password, passkeys, codes of an app, accounts elsewhere, and where it is open now. */
export function SecuritySettings() {
  return (
    <Stack $gap="s24">
      <Card>
        <Stack $align="start">
          <Heading $size="small">Password</Heading>
          <Text $tone="soft">Changing your password logs you out on all other devices.</Text>
          <Link href={routes.auth.setPassword()}>Change password</Link>
        </Stack>
      </Card>
      <PasskeysPanel />
      <AuthenticatorPanel />
      <ExternalLoginPanel />
      <SignedInDevices />
    </Stack>
  );
}
