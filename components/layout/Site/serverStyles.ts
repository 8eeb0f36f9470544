import { type ComponentType, createContext } from 'react';
import type { Fonts } from '@/styles/fonts';

/**
 * The styles of the whole site. pages/_document.tsx gives them to the server alone: they are in the HTML of every page, where
 * the sheet of the browser finds and keeps them, and no browser loads them as a script.
 */
export const ServerStyles = createContext<ComponentType<{ readonly $fonts: Fonts }>>(() => null);
