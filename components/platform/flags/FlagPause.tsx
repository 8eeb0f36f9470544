import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { flagDefinitions } from '@/contract/platform/flags/constants';
import { type Flag, flags } from '@/contract/platform/flags/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { EVERYONE, pauseOf } from './flag.labels';

/** One switch for an emergency: everyone gets one variant, before all other rules, until it is opened again. */
export function FlagPause({ flag }: { readonly flag: Flag }) {
  const [isAsking, setIsAsking] = useState(false);
  const save = useApiMutation(flags.saveFlag, { touches: [flags] });
  const pause = pauseOf(flag);
  if (!pause) return null;
  const { title } = flagDefinitions[flag.key];
  const { rules, updatedAt, status } = flag;
  // Rules that did not run do not begin when it is opened again.
  const others = status === 'running' ? rules.targets : [];
  const { variant, effect, isPaused } = pause;
  const send = (next: 'off' | 'running', targets: Flag['rules']['targets']) =>
    save.mutate(
      { params: { flagKey: flag.key }, body: { status: next, rules: { ...rules, targets }, updatedAt } },
      { onSuccess: () => setIsAsking(false) },
    );
  return (
    <Card as="section" aria-labelledby="flag-pause">
      <Stack>
        <Heading as="h2" id="flag-pause" $size="small">
          Pause for everyone
        </Heading>
        <Text $tone="soft">{effect}</Text>
        <div aria-live="polite">
          {isPaused && <Notice tone="warning">{title}: paused for everyone.</Notice>}
          {isAsking && !isPaused && (
            <Notice tone="warning">Pause {title.toLowerCase()} everywhere, from now on?</Notice>
          )}
          {save.error && <Notice tone="danger">{save.error.message}</Notice>}
        </div>
        <Row>
          {isPaused ? (
            <Button
              loading={save.isPending}
              onClick={() => send(others.length > 1 ? 'running' : 'off', others.slice(1))}
            >
              Open again
            </Button>
          ) : isAsking ? (
            <>
              <Button
                tone="danger"
                loading={save.isPending}
                onClick={() => send('running', [{ audience: EVERYONE, variant }, ...others])}
              >
                Yes, pause
              </Button>
              <Button tone="secondary" onClick={() => setIsAsking(false)}>
                Keep open
              </Button>
            </>
          ) : (
            <Button tone="danger" onClick={() => setIsAsking(true)}>
              Pause for everyone
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
