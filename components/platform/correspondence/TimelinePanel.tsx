import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { correspondence, type TimelineKind } from '@/contract/platform/correspondence/endpoints';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { apiQuery } from '@/lib/api/query';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import type { ContactSubject } from './ContactForms';
import { KIND_LABELS } from './correspondence.labels';

const ContactForms = dynamic(() => import('./ContactForms').then((file) => file.ContactForms));

const List = styled.ol`
  ${plainList}

  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${space.s4} ${space.s12};
    align-items: start;
    padding-block: ${space.s8};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;

const Words = styled.p`
  white-space: pre-wrap;
`;

function timelineQuery(subject: ContactSubject, query: { kind?: TimelineKind; after?: string }) {
  if ('personId' in subject) return apiQuery(correspondence.listPersonTimeline, { params: subject, query });
  if ('homeId' in subject) return apiQuery(correspondence.listHomeTimeline, { params: subject, query });
  if ('leadId' in subject) return apiQuery(correspondence.listLeadTimeline, { params: subject, query });
  return apiQuery(correspondence.listLeaseTimeline, { params: subject, query });
}

/** Everything that was written, said, paid, and done, the newest first, and the forms to write, text, or log a call. */
export function TimelinePanel({ subject }: { readonly subject: ContactSubject }) {
  useLiveUpdates(['threads', 'payments']);
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  /** Where each page that was opened begins. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const after = pages.at(-1);
  const query = useQuery({
    ...timelineQuery(subject, { ...(kind !== 'all' && { kind }), ...(after && { after }) }),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching } = query;
  const choose = (next: TimelineKind | 'all') => {
    setKind(next);
    setPages([]);
  };
  return (
    <Card as="section" aria-labelledby="timeline" $pad="s16">
      <Stack $gap="s16">
        <Heading id="timeline" $size="small">
          Timeline
        </Heading>
        <Loaded
          query={query}
          title="We couldn’t load the timeline"
          skeleton={<Skeleton $height="12rem" $round="card" />}
        />
        {data && (
          <>
            {data.people.length > 0 && <ContactForms subject={subject} people={data.people} />}
            <ChoicePills
              legend="Show"
              options={[
                { value: 'all', label: 'All' },
                ...data.kinds.map((value) => ({ value, label: KIND_LABELS[value].many })),
              ]}
              value={kind}
              onChange={choose}
            />
            {data.items.length === 0 && <Text $tone="soft">Nothing here yet.</Text>}
            <List aria-label="Timeline" aria-busy={isFetching}>
              {data.items.map(({ id, kind: of, at, title, detail, href }) => (
                <li key={id}>
                  <Badge>{KIND_LABELS[of].one}</Badge>
                  <div>
                    {href ? <Link href={href}>{title}</Link> : title}
                    {detail && <Words>{detail}</Words>}
                    <Text $size="small" $tone="soft">
                      <DeskTime at={at} timeZone={data.timeZone} />
                    </Text>
                  </div>
                </li>
              ))}
            </List>
            {(pages.length > 0 || data.next) && (
              <Row>
                {pages.length > 0 && (
                  <Button size="small" tone="secondary" onClick={() => setPages([])}>
                    Newest
                  </Button>
                )}
                {data.next && (
                  <Button
                    size="small"
                    tone="secondary"
                    loading={isFetching}
                    onClick={() => setPages([...pages, data.next ?? ''])}
                  >
                    Older
                  </Button>
                )}
              </Row>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
