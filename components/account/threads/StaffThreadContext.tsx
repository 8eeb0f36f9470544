import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { Thread } from '@/contract/account/threads/endpoints';
import { desk, MAX_NOTE } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const NOTES = 3;

/** What staff know of the member of a conversation: their page, their homes with the balance, and notes. */
export function StaffThreadContext({ thread }: { readonly thread: Thread }) {
  const member = thread.participants.find(({ staff }) => !staff);
  return (
    <Stack $gap="s8">
      <Row $gap="s16">
        <Text as="span" $size="small" $tone="soft">
          Topic: {thread.topic}
        </Text>
        {member && <Link href={routes.accounts.deskPerson({ personId: member.userId })}>{member.name}</Link>}
        {thread.home && (
          <Link href={routes.accounts.deskHome({ homeId: thread.home.id })}>{thread.home.streetAddress}</Link>
        )}
      </Row>
      {member && (
        <Disclosure summary="Balance, lease, and notes">
          <MemberContext personId={member.userId} />
        </Disclosure>
      )}
    </Stack>
  );
}

function MemberContext({ personId }: { readonly personId: string }) {
  const params = { personId };
  const { data } = useApi(desk.getDeskPerson, { params });
  const draft = useDraft(`note:${personId}`, { body: '' });
  const [tried, setTried] = useState(false);
  const add = useApiMutation(desk.addPersonNote, { touches: [desk] });
  const { body } = draft.values;
  return (
    <Stack $gap="s12">
      {data?.places.map(({ id, address, facts }) => (
        <div key={id}>
          <Link href={routes.accounts.deskHome({ homeId: id })}>{address}</Link>
          <ul>
            {facts.map(({ label, value, href }) => (
              <li key={`${label}${value}`}>
                {label}: {href ? <Link href={href}>{value}</Link> : value}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {data?.notes.slice(0, NOTES).map(({ id, author, body: words }) => (
        <Text key={id} $size="small">
          {author}: {words}
        </Text>
      ))}
      <Stack
        as="form"
        noValidate
        $gap="s8"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!body.trim()) return;
          add.mutate(
            { params, body: { body } },
            {
              onSuccess: () => {
                draft.clear();
                setTried(false);
              },
            },
          );
        }}
      >
        <TextAreaField
          label="Internal note"
          help="Only our team can see it. Write @ and a name to email it to a colleague."
          maxLength={MAX_NOTE}
          error={tried && !body.trim() ? 'Write a note' : undefined}
          value={body}
          onChange={(value) => draft.set({ body: value })}
        />
        <Row>
          <Button type="submit" size="small" tone="secondary" loading={add.isPending}>
            Add note
          </Button>
        </Row>
        {add.error && (
          <Notice live tone="danger" title="Not saved">
            {add.error.message}
          </Notice>
        )}
      </Stack>
    </Stack>
  );
}
