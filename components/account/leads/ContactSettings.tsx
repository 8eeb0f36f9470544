import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Settings, settings } from '@/contract/account/settings/endpoints';
import { useApi } from '@/hooks/useApi';

/** Draws what needs our contact details once we have them. */
export function ContactSettings({ children }: { readonly children: (found: Settings) => ReactNode }) {
  const { data, error, refetch } = useApi(settings.getSettings);
  if (data) return children(data);
  if (!error) return <Text $tone="soft">One moment…</Text>;
  return (
    <Stack $align="start">
      <Text>We couldn’t load our contact details. Check your connection.</Text>
      <Button tone="secondary" onClick={() => refetch()}>
        Try again
      </Button>
    </Stack>
  );
}
