import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { routes } from '@/lib/routes';

/** The way to a copy of everything, and out. */
export function DataSettings() {
  return (
    <Card id="data">
      <Stack $align="start">
        <Heading $size="small">Your data</Heading>
        <Text $tone="soft">
          Take everything along in one file, see what we would have to keep, or end your account.
        </Text>
        <ButtonLink href={routes.accounts.delete()} tone="secondary" size="small">
          Your data, and leaving us
        </ButtonLink>
      </Stack>
    </Card>
  );
}
