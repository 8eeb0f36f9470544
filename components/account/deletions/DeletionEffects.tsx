import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Deletion } from '@/contract/account/deletions/endpoints';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const DeletedData = styled.ul`
  display: grid;
  gap: ${space.s4};
  padding-inline-start: ${space.s24};
`;

const RetainedData = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};

  li {
    padding-inline-start: ${space.s16};
    border-inline-start: 3px solid ${color.lineStrong};
  }
`;

/** What goes, what stays and why, and in which order. */
export function DeletionEffects({
  goes: deleted,
  stays: retained,
  coolingOffDays,
}: Pick<Deletion, 'goes' | 'stays' | 'coolingOffDays'>) {
  return (
    <Card>
      <Stack>
        <Heading $size="small">If you delete your account</Heading>
        <Timeline
          label="What happens, step by step"
          steps={[
            {
              key: 'now',
              state: 'next',
              title: 'Right away',
              detail: 'You’re logged out everywhere. Your tours are canceled, and emails and alerts stop.',
            },
            {
              key: 'wait',
              state: 'next',
              title: `For ${coolingOffDays} days`,
              detail: 'You can change your mind. Log in or use the link in our email to restore your account.',
            },
            {
              key: 'end',
              state: 'next',
              title: 'Then',
              detail: 'We delete everything listed below, including files and photos, and email you when it’s done.',
            },
          ]}
        />
        <div>
          <Disclosure
            summary={`What we delete: ${deleted.length} ${deleted.length === 1 ? 'kind' : 'kinds'} of data you have`}
          >
            <DeletedData>
              {deleted.map(({ what, count }) => (
                <li key={what}>
                  {what}: {count >= 1_000 ? '1,000+' : count}
                </li>
              ))}
            </DeletedData>
          </Disclosure>
          <Disclosure summary="What we have to keep and why">
            <RetainedData>
              {retained.map(({ what, why, until }) => (
                <li key={`${why}${until}`}>
                  <Text $weight="semibold">{what.join(', ')}</Text>
                  <Text $size="small" $tone="soft">
                    {why} {until && `Kept: ${until}.`}
                  </Text>
                </li>
              ))}
            </RetainedData>
          </Disclosure>
        </div>
      </Stack>
    </Card>
  );
}
