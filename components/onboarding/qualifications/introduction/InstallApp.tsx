import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type InstallPrompt, isInstalledApp, registerAppWorker } from '@/lib/app/appWorker';
import { logProblem } from '@/lib/log';

type InstallState = 'unavailable' | 'ready' | 'installed';

/** The browser’s own offer to install the app, where it makes one. */
export function InstallApp() {
  const [state, setState] = useState<InstallState>('unavailable');
  useEffect(() => {
    const look = () => {
      if (isInstalledApp()) setState('installed');
      else if (window.installPrompt) setState('ready');
    };
    const onInstalled = () => {
      window.installPrompt = undefined;
      setState('installed');
      registerAppWorker().catch((cause) => logProblem('The app could not be started.', cause));
    };
    look();
    // bootstrap.js has stored the event by the time we hear it.
    window.addEventListener('beforeinstallprompt', look);
    window.addEventListener('appinstalled', onInstalled);
    return () => {
      window.removeEventListener('beforeinstallprompt', look);
      window.removeEventListener('appinstalled', onInstalled);
    };
  }, []);
  const install = async () => {
    const prompt: InstallPrompt | undefined = window.installPrompt;
    // The offer can be shown once; the browser makes another if it was dismissed.
    window.installPrompt = undefined;
    setState('unavailable');
    await prompt?.prompt();
  };
  if (state === 'unavailable') return null;
  return (
    <Card as="section">
      <Stack>
        <Heading $size="small">
          {state === 'installed' ? 'Belong is installed' : 'Install Belong on this device'}
        </Heading>
        <Text>
          {state === 'installed'
            ? 'Open it from your home screen or your list of apps.'
            : 'It opens in its own window, and its icon shows unread messages.'}
        </Text>
        {state === 'ready' && (
          <Row>
            <Button onClick={() => void install()}>Install Belong</Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
