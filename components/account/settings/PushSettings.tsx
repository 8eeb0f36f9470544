import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type PushState, pushState, turnOffPush, turnOnPush } from '@/lib/app/pushNotifications';

const KEY = ['push-state'];

const descriptions: Record<PushState, string> = {
  unsupported:
    'This browser can’t show notifications. On an iPhone or iPad, add Belong to your home screen first, then come back here.',
  blocked: 'Your browser blocks notifications from this site. Allow them in its settings, then reload this page.',
  off: 'Get notifications in this browser, even when Belong isn’t open. They show the subject, never the message.',
  on: 'Notifications are on in this browser. They show the subject, never the message.',
};

/** Notifications of this one browser, on or off. */
export function PushSettings() {
  const queries = useQueryClient();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: pushState, staleTime: 0 });
  const change = useMutation({
    mutationFn: async () => {
      const api = queries.getDefaultOptions().queries?.meta?.api;
      if (!api) throw new Error('This QueryClient has no API client');
      return state === 'on' ? turnOffPush(api) : turnOnPush(api);
    },
    onSuccess: (next) => queries.setQueryData(KEY, next),
  });
  if (!state) return null;
  return (
    <Stack $gap="s8">
      <Text aria-live="polite">{descriptions[state]}</Text>
      {change.isError && (
        <Notice tone="danger">We couldn’t change notifications in this browser. Please try again.</Notice>
      )}
      {(state === 'on' || state === 'off') && (
        <Row>
          <Button size="small" tone="secondary" loading={change.isPending} onClick={() => change.mutate()}>
            {state === 'on' ? 'Turn off in this browser' : 'Turn on in this browser'}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
