import { useEffect, useState } from 'react';
import { keepDraft, readDraft } from '@/lib/draft';
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
  readonly forget: () => void;
}

const initialsFor = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 6);

/** What somebody has prepared of their signature: kept in this tab, so that a reload costs nothing. */
export function useSignatureDraft(envelopeId: string, name: string): SignatureDraft {
  const draft = `signature-${envelopeId}`;
  const [values, setValues] = useState<Values>({
    name,
    initials: initialsFor(name),
    kind: 'typed',
    strokes: [],
    initialed: [],
  });
  useEffect(() => {
    const kept = readDraft(draft) as Partial<Values>;
    if (Object.keys(kept).length > 0) setValues((all) => ({ ...all, ...kept }));
  }, [draft]);
  return {
    values,
    change: (more) => {
      const next = { ...values, ...more };
      setValues(next);
      keepDraft(draft, { ...next });
    },
    forget: () => keepDraft(draft),
  };
}
