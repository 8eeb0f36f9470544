import { type ComponentProps, useEffect, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { firstUnreadable } from '@/components/ui/forms/firstUnreadable';
import { Spinner } from '@/components/ui/icons/Spinner';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type ButtonSize, type ButtonStyleProps, type ButtonTone, buttonStyles } from './Button.styles';

const Frame = styled.button<ButtonStyleProps & { $loading: boolean }>`
  ${buttonStyles}
  ${({ $loading }) =>
    $loading &&
    css`
      &[aria-disabled="true"] {
        opacity: 1;
        cursor: progress;
      }
    `}
`;

/** What ends sooner shows no spinner: a mark that flashes looks like a fault. */
const SPINNER_AFTER = '150ms';

const Label = styled.span<{ $hidden: boolean }>`
  display: inherit;
  align-items: inherit;
  gap: inherit;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'inherit')};
  ${({ $hidden }) => $hidden && `transition: visibility 0s ${SPINNER_AFTER};`}
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

const LoadingMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  animation: ${appear} 1ms ${SPINNER_AFTER} backwards;
`;

/** What was sent comes back refused: who waited at the button goes on at the first field that is wrong. */
function useWrongField(isWaiting: boolean) {
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = pressed.current?.form;
    if (isWaiting || !form) return;
    pressed.current = null;
    if (form.contains(document.activeElement))
      form.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')?.focus();
  }, [isWaiting]);
  return pressed;
}

export type ButtonProps = ComponentProps<'button'> & {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly full?: boolean;
  /** Keeps its width and its place, says so to a screen reader, and answers no second press. */
  readonly loading?: boolean;
};

export function Button({
  tone = 'primary',
  size = 'medium',
  full = false,
  loading: isLoading,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const loading = isLoading === true;
  // A ghost beside a form is another act, such as removing it.
  const sends = tone !== 'ghost' && (type === 'submit' || isLoading !== undefined);
  const pressed = useWrongField(loading);
  const press: ButtonProps['onClick'] = (event) => {
    const unreadable = sends ? firstUnreadable(event.currentTarget) : undefined;
    if (loading || unreadable) event.preventDefault();
    else {
      if (type === 'submit') pressed.current = event.currentTarget;
      onClick?.(event);
    }
    // Its field then says what is wrong.
    if (unreadable?.checkValidity() === false) unreadable.focus();
  };
  return (
    <Frame
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={loading || rest['aria-disabled']}
      $tone={tone}
      $size={size}
      $full={full}
      $loading={loading}
    >
      <Label $hidden={loading}>{children}</Label>
      {loading && (
        <LoadingMark>
          <Spinner />
          <VisuallyHidden>Working on it</VisuallyHidden>
        </LoadingMark>
      )}
    </Frame>
  );
}
