import { useEffect, useState } from 'react';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import type { Strokes } from './SignaturePad';

interface Values {
  readonly name: string;
  readonly initials: string;
  readonly kind: 'typed' | 'drawn';
  readonly strokes: Strokes;
  /** Sections beneath which the initials were set. */
  readonly initialed: readonly string[];
}

export interface SignatureDraft {
  readonly values: Values;
  readonly change: (more: Partial<Values>) => void;
  readonly clear: () => void;
}

const initialsFrom = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

/** Draft of a signature, stored in this tab so that a reload keeps it. */
export function useSignatureDraft(envelopeId: string, name: string): SignatureDraft {
  const draft = `signature-${envelopeId}`;
  const [values, setValues] = useState<Values>({
    name,
    initials: initialsFrom(name),
    kind: 'typed',
    strokes: [],
    initialed: [],
  });
  useEffect(() => {
    const storedDraft = readDraft(draft) as Partial<Values>;
    if (Object.keys(storedDraft).length > 0) setValues((all) => ({ ...all, ...storedDraft }));
  }, [draft]);
  return {
    values,
    change: (more) => {
      const next = { ...values, ...more };
      setValues(next);
      saveDraft(draft, { ...next });
    },
    clear: () => saveDraft(draft),
  };
}
