import dynamic from 'next/dynamic';
import { HomeDetailSection } from '@/components/homes/homes/home/sections/HomeDetailSection';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';

/** As high as the form on a phone, so that nothing below moves when it comes; without scripts, the way to a person. */
const Reserved = () => (
  <>
    <ScriptsOnly>
      <div style={{ minHeight: '18rem' }} />
    </ScriptsOnly>
    <noscript>
      <a href="/support">Ask our team a question</a>
    </noscript>
  </>
);

const Form = clientOnly(
  dynamic(() => import('./AskForm').then((file) => file.AskForm), { ssr: false, loading: Reserved }),
  Reserved,
);

/** Questions about the home in English and Spanish, answered at once. */
export function AskSection({ home }: { readonly home: Home }) {
  return (
    <HomeDetailSection id="ask" title="Ask about this home">
      <Text $tone="soft">
        Get an answer right away from this listing and the law, with its source.{' '}
        <span lang="es">También en español.</span>
      </Text>
      <Form home={home} />
    </HomeDetailSection>
  );
}
