import { AccountTop } from '@/components/account/AccountTop';
import { SecuritySettings } from '@/components/account/security/SecuritySettings';

/** Who one is here, how one logs in, and what one hears from us. */
export function SettingsScreen() {
  return (
    <>
      <AccountTop title="Settings" />
      <SecuritySettings />
    </>
  );
}
