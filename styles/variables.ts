// Prints the values of a theme as custom properties.
import { fluid, fluidScale } from './fluidScale';
import { dark, light, moreContrast, type Theme } from './themes';
import type { size } from './tokens';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function printVariables(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}-${kebab(name)}:${value};`)
    .join('');
}

function themeVariables(theme: Theme): string {
  return printVariables('color', theme.color) + printVariables('shadow', theme.shadow);
}

const sizes = Object.fromEntries(
  (Object.keys(fluidScale) as (keyof typeof size)[]).map((name) => [name, fluid(fluidScale[name])]),
);

export const variables = {
  light: `color-scheme:light;${themeVariables(light)}`,
  dark: `color-scheme:dark;${themeVariables(dark)}`,
  lightContrast: printVariables('color', moreContrast.light),
  darkContrast: printVariables('color', moreContrast.dark),
  sizes: printVariables('size', sizes),
} as const;
