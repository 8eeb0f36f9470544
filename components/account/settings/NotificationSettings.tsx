import styled from 'styled-components';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Switch } from '@/components/ui/forms/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TOPICS,
  type NotificationChannel,
  type NotificationTopic,
  notifications,
} from '@/contract/account/notifications/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { smallScreen } from '@/styles/media';
import { color, space } from '@/styles/tokens';
import { PushSettings } from './PushSettings';

const topics: Record<NotificationTopic, string> = {
  messages: 'New messages',
  homes: 'New homes for your saved searches',
  tours: 'Tours and meetings',
  documents: 'New documents',
  todos: 'To-do reminders',
};
const channels: Record<NotificationChannel, string> = { email: 'Email', sms: 'Text', push: 'Browser' };

const Table = styled.table`
  width: 100%;

  th {
    font-weight: inherit;
    text-align: start;
  }

  th,
  td {
    padding-block: ${space.s8};
    border-block-end: 1px solid ${color.line};
  }

  ${smallScreen} {
    tr {
      display: grid;
      grid-template-columns: 1fr 1fr 1fr;
    }

    th:first-child {
      grid-column: 1 / -1;
      border: 0;
    }
  }
`;

/** Topics and channels of notifications. Each switch takes effect at once. */
export function NotificationSettings() {
  const list = useApi(notifications.listPreferences);
  const set = useApiMutation(notifications.setPreference, { touches: [notifications] });
  const isEnabled = (topic: NotificationTopic, channel: NotificationChannel) =>
    list.data?.find((each) => each.topic === topic && each.channel === channel)?.wanted ?? false;
  return (
    <Card id="notifications">
      <Stack>
        <Heading $size="small">Notifications</Heading>
        <Text $tone="soft">We only text a number you’ve confirmed. You’ll always get security alerts.</Text>
        <PushSettings />
        {set.error && (
          <Text role="alert" $tone="danger">
            {set.error.message}
          </Text>
        )}
        <Loaded
          query={list}
          title="We couldn’t load your notifications"
          level="h3"
          skeleton={<Skeleton $height="12rem" />}
        />
        {list.data && (
          <Table>
            <thead>
              <tr>
                <th scope="col">About</th>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <th key={channel} scope="col">
                    {channels[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {NOTIFICATION_TOPICS.map((topic) => (
                <tr key={topic}>
                  <th scope="row">{topics[topic]}</th>
                  {NOTIFICATION_CHANNELS.map((channel) => (
                    <td key={channel}>
                      <Switch
                        checked={isEnabled(topic, channel)}
                        onChange={({ currentTarget }) =>
                          set.mutate({ body: { topic, channel, wanted: currentTarget.checked } })
                        }
                      >
                        <VisuallyHidden>
                          {topics[topic]} by {channels[channel]}
                        </VisuallyHidden>
                      </Switch>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Stack>
    </Card>
  );
}
