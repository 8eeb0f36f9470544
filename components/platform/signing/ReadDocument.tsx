import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Language, profiles } from '@/contract/account/profiles/endpoints';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { useApi } from '@/hooks/useApi';
import { space } from '@/styles/tokens';
import { KeyTerms } from './KeyTerms';
import { LeaseClause } from './LeaseClause';
import { documentChapters, ownInitials, unseenSections } from './signingStages';

interface ReadDocumentProps {
  readonly envelope: Envelope;
  /** Initials and where they are set; absent for who sets none. */
  readonly initials?: {
    readonly initialsText: string;
    readonly initialed: readonly string[];
    readonly onToggleInitials: (id: string) => void;
  };
  /** Hears of each clause that was shown to its end; absent for who only reads along. */
  readonly onShown?: (section: string) => void;
  readonly problem?: string | undefined;
}

const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** The whole document, chapter by chapter, key terms first. Each clause that scrolls into view counts as shown. */
export function ReadDocument({ envelope, initials, onShown, problem }: ReadDocumentProps) {
  const { document: paper, me } = envelope;
  const { data: profile } = useApi(profiles.getProfile);
  const [chosen, setLanguage] = useState<Language>();
  const language = chosen ?? profile?.language ?? 'en';
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(onShown);
  shown.current = onShown;
  const watches = onShown !== undefined;
  const unseen = unseenSections(envelope);
  const [firstUnseen] = unseen;
  const ownInitialIds = ownInitials(envelope).map(({ id }) => id);

  useEffect(() => {
    const clauses = frame.current?.querySelectorAll<HTMLElement>('[data-clause-end]');
    if (!watches || !clauses) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLElement) {
          observer.unobserve(target);
          shown.current?.(target.dataset.clauseEnd ?? '');
        }
    });
    for (const clause of clauses) observer.observe(clause);
    return () => observer.disconnect();
  }, [watches]);

  return (
    <section aria-label="Document" ref={frame}>
      <Stack $gap="s16">
        <Row $justify="space-between">
          <Text $size="small" $tone="soft">
            {paper.sections.length} clauses
            {watches && ` · ${paper.sections.length - unseen.length} shown`}
            {watches && firstUnseen && unseen.length < paper.sections.length && (
              <>
                {' · '}
                <Link href={`#clause-${firstUnseen.id}`}>Continue where you left off</Link>
              </>
            )}
          </Text>
          <ChoicePills legend="Summaries in" options={languageOptions} value={language} onChange={setLanguage} />
        </Row>
        {watches && (
          <Progress label="Clauses shown" value={paper.sections.length - unseen.length} max={paper.sections.length} />
        )}
        {problem && me && (
          <Notice live tone="danger">
            {problem} Nothing is lost. We’ll try again as you read on.
          </Notice>
        )}
        <KeyTerms terms={paper.keyTerms ?? []} />
        {documentChapters(paper).map(({ title, isOwnDocument, sections }) => (
          <Card key={title} $pad="s24">
            <Heading $size="part" style={{ paddingBlockEnd: space.s16 }}>
              {title}
            </Heading>
            {isOwnDocument && (
              <Text $tone="soft">
                This is a document of its own. You sign it with the rest, and get it as a separate file.
              </Text>
            )}
            {sections.map((section) => (
              <div key={section.id}>
                <LeaseClause
                  section={section}
                  language={language}
                  initials={
                    initials && ownInitialIds.includes(section.id)
                      ? {
                          initialsText: initials.initialsText,
                          initialed: initials.initialed.includes(section.id),
                          onToggleInitials: () => initials.onToggleInitials(section.id),
                        }
                      : undefined
                  }
                />
                <div data-clause-end={section.id} style={{ height: 1 }} />
              </div>
            ))}
          </Card>
        ))}
      </Stack>
    </section>
  );
}
