import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ChoicePills } from '@/components/ui/ChoicePills';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Progress } from '@/components/ui/Progress';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Language, profiles } from '@/contract/profiles';
import type { Envelope } from '@/contract/signing';
import { useApi } from '@/hooks/useApi';
import { space } from '@/styles/tokens';
import { Clause } from './Clause';
import { initialsOf, nextPage, owedIn, pagesOf, readPages } from './stages';

const Bar = styled.div`
  padding-block: ${space.s16};
`;

const Code = styled.span`
  font-size: 1.5em;
  font-weight: 700;
  letter-spacing: 0.18em;
`;

interface ReadPaperProps {
  readonly envelope: Envelope;
  /** Initials and where they are set; absent for who sets none. */
  readonly initials?: { readonly text: string; readonly set: readonly string[]; readonly toggle: (id: string) => void };
  /** Writes down that these sections were shown; absent for who only reads along. */
  readonly onRead?: (sections: readonly string[]) => Promise<unknown>;
  readonly saving?: boolean;
  readonly problem?: string | undefined;
  readonly onDone?: () => void;
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** The paper page by page. Going on says that the page was read; where one left off is where one comes back to. */
export function ReadPaper({ envelope, initials, onRead, saving = false, problem, onDone }: ReadPaperProps) {
  const pages = pagesOf(envelope.paper);
  const seen = envelope.me?.sectionsSeen ?? [];
  const [at, setAt] = useState(() => (onRead ? nextPage(pages, seen) : 0));
  const { data: profile } = useApi(profiles.getProfile);
  const [chosen, setLanguage] = useState<Language>();
  const language = chosen ?? profile?.language ?? 'en';
  const [asked, setAsked] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const page = pages[at];
  const isLast = at === pages.length - 1;

  useEffect(() => {
    if (!moved.current || at < 0) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [at]);

  if (!page) return null;
  const owed = initials ? owedIn(page.sections, initials.set) : [];
  const mine = initialsOf(envelope).map(({ id }) => id);

  const go = (to: number) => {
    moved.current = true;
    setAsked(false);
    setAt(to);
  };
  const goOn = async () => {
    if (owed.length > 0) {
      setAsked(true);
      document.getElementById(`clause-${owed[0]?.id}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    const sections = page.sections.map(({ id }) => id);
    if (onRead && sections.some((id) => !seen.includes(id)) && !(await onRead(sections))) return;
    if (isLast) onDone?.();
    else go(at + 1);
  };

  return (
    <section aria-label="The papers">
      <Stack $gap="s16">
        <Row $justify="space-between">
          <Text $size="small" $tone="soft">
            Page {at + 1} of {pages.length}
            {onRead && ` · ${readPages(pages, seen)} read`}
          </Text>
          <ChoicePills legend="Summaries in" options={languages} value={language} onValue={setLanguage} />
        </Row>
        <Progress label="Pages read" done={readPages(pages, seen)} of={pages.length} />
        <Card $pad="s24">
          <Heading ref={top} tabIndex={-1} $size="part" style={{ paddingBlockEnd: space.s16 }}>
            {page.title}
          </Heading>
          {page.sections.map((section) => (
            <Clause
              key={section.id}
              section={section}
              language={language}
              initials={
                initials && mine.includes(section.id)
                  ? {
                      text: initials.text,
                      set: initials.set.includes(section.id),
                      onToggle: () => initials.toggle(section.id),
                    }
                  : undefined
              }
            />
          ))}
          {isLast && envelope.me && onRead && (
            <Notice title="Your reading code">
              <Text>
                <Code>{envelope.me.readingCode}</Code>
              </Text>
              <Text>
                You are asked for it next: it shows that you could open these papers and read them to the end.
              </Text>
            </Notice>
          )}
        </Card>
      </Stack>
      <Bar>
        <Stack $gap="s12">
          {asked && owed.length > 0 && (
            <Notice live tone="warning">
              Please set your initials beneath “{owed[0]?.heading}” first.
            </Notice>
          )}
          {problem && (
            <Notice live tone="danger">
              {problem} Nothing is lost; please try again.
            </Notice>
          )}
          <Row $justify="space-between">
            <Button tone="secondary" onClick={() => go(at - 1)} aria-disabled={at === 0} disabled={at === 0}>
              Page before
            </Button>
            {(!isLast || onDone) && (
              <Button onClick={() => void goOn()} loading={saving}>
                {onRead ? (isLast ? 'I have read it all' : 'Read, next page') : 'Next page'}
              </Button>
            )}
          </Row>
        </Stack>
      </Bar>
    </section>
  );
}
