import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { chooseTheme, chosenTheme, onPreferencesChange, type Theme } from '@/lib/preferences';
import { forcedColors } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

const Frame = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  padding: ${space.s4};
  border-radius: ${radius.pill};
  background: color-mix(in srgb, currentColor 12%, transparent);
  font-size: ${size.t14};
`;

const Name = styled.legend`
  ${visuallyHidden}
`;

const Choice = styled.label`
  position: relative;
  padding: ${space.s4} ${space.s16};
  border-radius: ${radius.pill};
  cursor: pointer;

  &:has(:checked) {
    background: ${color.onBrandDeep};
    color: ${color.brandDeep};
  }

  ${forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.onBrandDeep};
    outline-offset: 2px;
  }
`;

const Mark = styled.input`
  ${visuallyHidden}
`;

const themeOptions: readonly { label: string; theme: Theme | undefined }[] = [
  { label: 'Automatic', theme: undefined },
  { label: 'Light', theme: 'light' },
  { label: 'Dark', theme: 'dark' },
];

/** Light, dark or as the system says; kept for a year. */
export function ThemePicker() {
  const chosen = useSyncExternalStore(onPreferencesChange, chosenTheme, () => undefined);
  return (
    <Frame>
      <Name>Colors</Name>
      {themeOptions.map(({ label, theme }) => (
        <Choice key={label}>
          <Mark type="radio" name="theme" checked={chosen === theme} onChange={() => chooseTheme(theme)} />
          {label}
        </Choice>
      ))}
    </Frame>
  );
}
