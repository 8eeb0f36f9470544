import { type FormEvent, type ReactNode, useState } from 'react';
import { ModalLink } from '@/components/modals/ModalLink';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Place } from '@/contract/places';
import { useFindPlace } from '@/hooks/usePlaceSuggestions';
import { routes } from '@/lib/routes';
import { PlaceBox } from './PlaceBox';

interface PlaceFormProps {
  readonly label: string;
  readonly action: string;
  /** Nothing typed is an answer too: everywhere. */
  readonly onPlace: (place: Place | undefined) => void;
  /** Hidden fields that go with it. */
  readonly children?: ReactNode;
}

/** Asks where. A plain GET form: without scripts the browser itself asks for `/homes?place=…`. */
export function PlaceForm({ label, action, onPlace, children }: PlaceFormProps) {
  const [text, setText] = useState('');
  const { find, finding, problem, forget } = useFindPlace();
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
            <PlaceBox
              control={{ ...control, required: false }}
              placeholder="Oakland, CA"
              text={text}
              onText={(next) => {
                setText(next);
                if (problem) forget();
              }}
              onPlace={onPlace}
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
          {action}
        </Button>
      </Stack>
    </form>
  );
}
