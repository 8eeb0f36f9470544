import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/fields/Field';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { TextInput } from '@/components/ui/forms/TextInput';
import { ONE_NAME } from '@/contract/account/users/personName';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

/** Hides the last name of a person with one name by the box alone, so that it works without scripts as well. */
const Names = styled.div`
  display: grid;
  gap: ${space.s16};

  &:has([data-one-name]:checked) > [data-last-name] {
    display: none;
  }

  ${up('sm')} {
    grid-template-columns: 1fr 1fr;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

type Input = ComponentProps<'input'>;

interface NameFieldsProps {
  readonly firstName: Input;
  readonly lastName: Input;
  readonly oneName: Input;
  readonly errors: { readonly firstName?: string | undefined; readonly lastName?: string | undefined };
}

/** First and last name of a person; the last one may be empty only where they say that they have one name. */
export function NameFields({ firstName, lastName, oneName, errors }: NameFieldsProps) {
  return (
    <Names>
      <Field label="First name" error={errors.firstName}>
        {(control) => <TextInput {...control} {...firstName} autoComplete="given-name" />}
      </Field>
      <div data-last-name="">
        <Field label="Last name" error={errors.lastName}>
          {(control) => <TextInput {...control} {...lastName} autoComplete="family-name" />}
        </Field>
      </div>
      <Checkbox {...oneName} data-one-name="">
        {ONE_NAME}
      </Checkbox>
    </Names>
  );
}
