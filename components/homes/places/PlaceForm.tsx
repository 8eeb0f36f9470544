import { type FormEvent, type ReactNode, useState } from 'react';
import { EVERYWHERE, useSearchText } from '@/components/homes/places/usePlaceSuggestions';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { SearchText } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { PlaceCombobox } from './PlaceCombobox';

interface PlaceFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** A place, or all that a sentence means. Nothing typed is an answer too: everywhere. */
  readonly onSearch: (search: SearchText) => void;
  /** Hidden fields that go with it. */
  readonly children?: ReactNode;
}

/** Asks where, or for all one wants in a sentence. A plain GET form: without scripts the browser itself asks for `/homes?place=…`. */
export function PlaceForm({ label, submitLabel, onSearch, children }: PlaceFormProps) {
  const [text, setText] = useState('');
  const { find, finding, problem, forget: clearProblem } = useSearchText();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const search = await find(text);
    if (search) onSearch(search);
  };
  const error = problem?.unknown
    ? `We don’t know a place called “${problem.text}”.`
    : problem && 'We couldn’t look that up. Please try again.';
  return (
    <form action={routes.homes.all()} method="get" onSubmit={(event) => void submit(event)}>
      {children}
      <Stack $gap="s12">
        <Field label={label} error={error}>
          {(control) => (
            <PlaceCombobox
              control={{ ...control, required: false }}
              placeholder="Oakland, or 2 bed with parking in Oakland"
              text={text}
              onTextChange={(next) => {
                setText(next);
                if (problem) clearProblem();
              }}
              onSelect={(place) => onSearch({ ...EVERYWHERE, place })}
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
              Notify me
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
