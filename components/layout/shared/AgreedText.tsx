import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { agreedTexts } from '@/lib/labels/agreedTexts.data';

type Values = Readonly<Record<string, string | number>>;

const fill = (text: string, values: Values) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

interface AgreedTextProps {
  readonly about: keyof typeof agreedTexts;
  /** What the text names, in each language. */
  readonly values?: { readonly en: Values; readonly es: Values };
}

/** What a resident agrees to by the button beside it, in English and in Spanish. */
export function AgreedText({ about, values = { en: {}, es: {} } }: AgreedTextProps) {
  const { en, es } = agreedTexts[about];
  return (
    <Stack $gap="s4">
      <Text>{fill(en, values.en)}</Text>
      <Disclosure summary={<span lang="es">En español</span>}>
        <Text lang="es">{fill(es, values.es)}</Text>
      </Disclosure>
    </Stack>
  );
}
