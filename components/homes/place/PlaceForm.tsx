import { type FormEvent, type ReactNode, useState } from 'react';
import { usePlaceLookup } from '@/components/homes/place/usePlaceSuggestions';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Place } from '@/contract/places/endpoints';
import { routes } from '@/lib/routing/routes';
import { PlaceCombobox } from './PlaceCombobox';

interface PlaceFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Nothing typed is an answer too: everywhere. */
  readonly onPlace: (place: Place | undefined) => void;
  /** Hidden fields that go with it. */
  readonly children?: ReactNode;
}

/** Asks where. A plain GET form: without scripts the browser itself asks for `/homes?place=…`. */
export function PlaceForm({ label, submitLabel, onPlace, children }: PlaceFormProps) {
  const [text, setText] = useState('');
  const { find, finding, problem, forget: clearProblem } = usePlaceLookup();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const place = await find(text);
    if (place || text.trim() === '') onPlace(place);
  };
  const error = problem?.unknown
    ? `We do not look after homes in “${problem.text}” yet.`
    : problem && 'We could not look that up. Please try again.';
  return (
    <form action={routes.homes.all()} method="get" onSubmit={(event) => void submit(event)}>
      {children}
      <Stack $gap="s12">
        <Field label={label} error={error}>
          {(control) => (
            <PlaceCombobox
              control={{ ...control, required: false }}
              placeholder="Oakland, CA"
              text={text}
              onTextChange={(next) => {
                setText(next);
                if (problem) clearProblem();
              }}
              onSelect={onPlace}
            />
          )}
        </Field>
        {problem?.unknown && (
          <Text $size="small">
            <ModalLink
              modal="NOT_THERE_YET"
              href={routes.homes.all()}
              props={{ where: problem.text, audience: 'resident' }}
            >
              Write to me when you do
            </ModalLink>
          </Text>
        )}
        <Button type="submit" full loading={finding}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
