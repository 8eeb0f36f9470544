// What every field of the form shares: the models, how to change a place, and what is wrong where.
import { type ComponentType, createContext, useContext } from 'react';
import type { Path, Value } from '@/components/content/studio/shared/fieldPaths';
import { valueAt } from '@/components/content/studio/shared/fieldPaths';
import type { Finding, Studio, StudioField } from '@/contract/content/studio/endpoints';

export interface FieldProps {
  readonly name: string;
  readonly model: StudioField;
  readonly path: Path;
  readonly value: Value | undefined;
}

export interface Editing {
  /** The form of each kind of field; some of them hold others. */
  kinds: Readonly<Record<string, ComponentType<FieldProps>>>;
  studio: Studio;
  readOnly: boolean;
  change: (path: Path, value: Value) => void;
}

export const EditingContext = createContext<Editing | null>(null);
export const ProblemsContext = createContext<readonly Finding[]>([]);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A field stands inside the form of a document.');
  return editing;
}

/** What is wrong at a place or inside it, in one line; nothing where all is well. */
export function useProblem(path: Path): string | undefined {
  const place = valueAt(path);
  const found = useContext(ProblemsContext).filter(
    (each) => each.path === place || each.path.startsWith(`${place}.`) || each.path.startsWith(`${place}[`),
  );
  return found.length > 0 ? [...new Set(found.map(({ message }) => problemSentence(message)))].join(' ') : undefined;
}

/** What is wrong at a place itself, not inside it: for what holds fields that say their own. */
export function useOwnProblem(path: Path): string | undefined {
  const place = valueAt(path);
  const found = useContext(ProblemsContext).find((each) => each.path === place);
  return found && problemSentence(found.message);
}

export const problemSentence = (what: string) =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)}${/[.!?]$/.test(what) ? '' : '.'}`;

/** The id of the box a finding leads to. */
export const fieldAnchor = (place: string) => `field-${place.replace(/[^\w]+/g, '-')}`;
