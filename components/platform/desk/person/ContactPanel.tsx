import { useState } from 'react';
import { ActionError } from '@/components/platform/desk/ActionError';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { MAX_HAND_OVER_NOTE } from '@/contract/platform/desk/constants';
import { type DeskPerson, desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

/** The homeowner’s contact person, and the hand-over to a colleague with a note. */
export function ContactPanel({ person: { id, contact, team } }: { readonly person: DeskPerson }) {
  const {
    values: { contactId, note },
    set,
    clear,
  } = useDraft(`hand-over:${id}`, { contactId: '', note: '' });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const handOver = useApiMutation(desk.handOver, { touches: [desk] });
  const problems = {
    contactId: contactId === '' ? 'Choose someone of our team' : undefined,
    note: note.trim() === '' ? 'Say what the new contact has to know' : undefined,
  };
  return (
    <Card as="section" aria-labelledby="contact">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsSubmitted(true);
          if (problems.contactId || problems.note) return;
          handOver.mutate(
            { params: { personId: id }, body: { contactId, note: note.trim() } },
            {
              onSuccess: () => {
                clear();
                setIsSubmitted(false);
              },
            },
          );
        }}
      >
        <Heading id="contact" $size="small">
          Contact
        </Heading>
        <Text aria-live="polite">{contact ? `They turn to ${contact.name}.` : 'They have no contact yet.'}</Text>
        <SelectField
          label="New contact"
          error={isSubmitted ? problems.contactId : undefined}
          options={[
            { value: '', label: 'Choose a person' },
            ...team.filter((each) => each.id !== contact?.id).map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={contactId}
          onChange={(contactId) => set({ contactId })}
        />
        <TextAreaField
          label="Hand-over note"
          help="Only our team can see it. The homeowner gets an email with the name."
          error={isSubmitted ? problems.note : undefined}
          maxLength={MAX_HAND_OVER_NOTE}
          value={note}
          onChange={(note) => set({ note })}
        />
        <ActionError error={handOver.error} />
        <Row>
          <Button type="submit" size="small" tone="secondary" loading={handOver.isPending}>
            Hand over
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
