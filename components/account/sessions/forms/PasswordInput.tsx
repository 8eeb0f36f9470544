import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { TextInput } from '@/components/ui/forms/TextInput';
import { plainButton } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Frame = styled.div`
  position: relative;
`;

const PasswordField = styled(TextInput)`
  padding-inline-end: 4.5rem;
`;

const ShowPasswordButton = styled.button`
  ${plainButton}
  position: absolute;
  inset-block: ${space.s4};
  inset-inline-end: ${space.s4};
  min-width: 3.5rem;
  border-radius: ${radius.control};
  color: ${color.brand};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
`;

/** A password, hidden until one wants to see it. Pasting and password managers work. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Frame>
      <PasswordField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <ShowPasswordButton
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </ShowPasswordButton>
    </Frame>
  );
}
