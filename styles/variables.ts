// Prints the values of a theme as custom properties.
import { fluid, scale } from './scale';
import { dark, light, moreContrast, type Theme } from './themes';
import type { size } from './tokens';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function print(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}:${value};`)
    .join('');
}

function themeVariables(theme: Theme): string {
  return print('color', theme.color) + print('shadow', theme.shadow);
}

const sizes = Object.fromEntries(
  (Object.keys(scale) as (keyof typeof size)[]).map((name) => [name, fluid(scale[name])]),
);

export const variables = {
  light: `color-scheme:light;${themeVariables(light)}`,
  dark: `color-scheme:dark;${themeVariables(dark)}`,
  lightContrast: print('color', moreContrast.light),
  darkContrast: print('color', moreContrast.dark),
  sizes: print('size', sizes),
} as const;
