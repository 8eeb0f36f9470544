import { useState } from 'react';
import styled from 'styled-components';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DeskNote, MAX_NOTE } from '@/contract/platform/desk/endpoints';
import { useDraft } from '@/hooks/useDraft';
import type { ApiError } from '@/lib/api/error';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { ActionError } from './ActionError';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

const Body = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const kinds = { reminder: 'Reminder sent', action: 'Done on their behalf' } as const;

interface NotesPanelProps {
  /** Names what is typed, until it is added. */
  readonly draft: string;
  readonly notes: readonly DeskNote[];
  /** Of the home; notes about a person are in the reader's own. */
  readonly timeZone?: string | undefined;
  readonly adding: boolean;
  readonly error: ApiError | null;
  readonly onAdd: (body: string, added: () => void) => void;
}

/** What our team wrote and did; only the team reads it. */
export function NotesPanel({ draft, notes, timeZone, adding, error, onAdd }: NotesPanelProps) {
  const {
    values: { body },
    set,
    clear,
  } = useDraft(draft, { body: '' });
  const [problem, setProblem] = useState<string>();
  return (
    <Card as="section" aria-labelledby="notes">
      <Stack>
        <Heading id="notes" $size="small">
          Notes
        </Heading>
        <Stack
          as="form"
          noValidate
          $gap="s8"
          onSubmit={(event) => {
            event.preventDefault();
            const text = body.trim();
            setProblem(text ? undefined : 'Write a note');
            if (text) onAdd(text, clear);
          }}
        >
          <TextAreaField
            label="New note"
            help="Only our team can see it. Write @ and a name to email it to a colleague."
            error={problem ?? error?.fields?.body}
            maxLength={MAX_NOTE}
            value={body}
            onChange={(body) => set({ body })}
          />
          <Row>
            <Button type="submit" size="small" loading={adding}>
              Add note
            </Button>
          </Row>
          {!error?.fields?.body && <ActionError error={error} />}
        </Stack>
        <List>
          {notes.map(({ id, kind, author, body: text, at }) => (
            <li key={id}>
              {kind !== 'note' && <Badge tone="info">{kinds[kind]}</Badge>}
              <Body>{text}</Body>
              <Text $size="small" $tone="soft">
                {author} · <DeskTime at={at} timeZone={timeZone} />
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
