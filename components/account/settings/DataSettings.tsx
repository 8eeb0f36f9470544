import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';

/** The way to a copy of everything, and out. */
export function DataSettings() {
  return (
    <Card id="data">
      <Stack $align="start">
        <Heading $size="small">Your data</Heading>
        <Text $tone="soft">Download your data, see what we have to keep, or delete your account.</Text>
        <ButtonLink href={routes.accounts.delete()} tone="secondary" size="small">
          Your data & account
        </ButtonLink>
      </Stack>
    </Card>
  );
}
