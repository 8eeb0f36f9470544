// The report of a problem and its page in the language of the people who live there. English is the key; what the dictionary
// lacks stays in English. The words of people are never translated.
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '@/contract/account/profiles/endpoints';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { apiQuery } from '@/lib/api/query';
import { repairTextsEs } from '@/lib/labels/repairSpanish.data';

interface RepairWords {
  readonly language: Language;
  /** Words of symptoms, which editors translate. */
  readonly symptomTexts: Readonly<Record<string, string>>;
}

const RepairContext = createContext<RepairWords>({ language: 'en', symptomTexts: {} });

interface RepairLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Everything below it speaks this language, and says so to screen readers. */
export function RepairLanguage({ language, children }: RepairLanguageProps) {
  const { data } = useQuery({ ...apiQuery(workOrders.listSymptoms), enabled: language === 'es' });
  const symptomTexts = useMemo(() => Object.fromEntries((data ?? []).flatMap(({ es }) => Object.entries(es))), [data]);
  return (
    <RepairContext.Provider value={{ language, symptomTexts }}>
      <div lang={language}>{children}</div>
    </RepairContext.Provider>
  );
}

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

/** `{name}` in a text stands for a value. */
export function useRepairText() {
  const { language, symptomTexts } = useContext(RepairContext);
  const t = (text: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const own = (language === 'es' && (repairTextsEs[text] ?? symptomTexts[text])) || text;
    return own.replace(/\{(\w+)\}/g, (whole: string, name: string) => String(values[name] ?? whole));
  };
  return { t, language, locale: LOCALES[language] };
}
