import type { ComponentType } from 'react';
import { AccountView } from './AccountView';

/** Hand-made parts that stand above the questions of a screen, by the name the flow gives them. */
export const views: Readonly<Record<string, ComponentType>> = { account: AccountView };

export const viewOf = (name: string | undefined): ComponentType | undefined => (name ? views[name] : undefined);
