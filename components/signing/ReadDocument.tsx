import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Language, profiles } from '@/contract/profiles/endpoints';
import type { Envelope } from '@/contract/signing/endpoints';
import { useApi } from '@/hooks/useApi';
import { space } from '@/styles/tokens';
import { LeaseClause } from './LeaseClause';
import { countReadPages, documentPages, nextPage, ownInitials, remainingInitials } from './signingStages';

const Bar = styled.div`
  padding-block: ${space.s16};
`;

const ReadingCode = styled.span`
  font-size: 1.5em;
  font-weight: 700;
  letter-spacing: 0.18em;
`;

interface ReadDocumentProps {
  readonly envelope: Envelope;
  /** Initials and where they are set; absent for who sets none. */
  readonly initials?: {
    readonly initialsText: string;
    readonly initialed: readonly string[];
    readonly onToggleInitials: (id: string) => void;
  };
  /** Writes down that these sections were shown; absent for who only reads along. */
  readonly onRead?: (sections: readonly string[]) => Promise<unknown>;
  readonly saving?: boolean;
  readonly problem?: string | undefined;
  readonly onDone?: () => void;
}

const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** The paper page by page. Going on says that the page was read; where one left off is where one comes back to. */
export function ReadDocument({ envelope, initials, onRead, saving = false, problem, onDone }: ReadDocumentProps) {
  const pages = documentPages(envelope.document);
  const seen = envelope.me?.sectionsSeen ?? [];
  const [at, setAt] = useState(() => (onRead ? nextPage(pages, seen) : 0));
  const { data: profile } = useApi(profiles.getProfile);
  const [chosen, setLanguage] = useState<Language>();
  const language = chosen ?? profile?.language ?? 'en';
  const [attempted, setAttempted] = useState(false);
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
  const missingInitials = initials ? remainingInitials(page.sections, initials.initialed) : [];
  const ownInitialIds = ownInitials(envelope).map(({ id }) => id);

  const goToPage = (to: number) => {
    moved.current = true;
    setAttempted(false);
    setAt(to);
  };
  const goToNextPage = async () => {
    if (missingInitials.length > 0) {
      setAttempted(true);
      document.getElementById(`clause-${missingInitials[0]?.id}`)?.scrollIntoView({ block: 'center' });
      return;
    }
    const sections = page.sections.map(({ id }) => id);
    if (onRead && sections.some((id) => !seen.includes(id)) && !(await onRead(sections))) return;
    if (isLast) onDone?.();
    else goToPage(at + 1);
  };

  return (
    <section aria-label="The papers">
      <Stack $gap="s16">
        <Row $justify="space-between">
          <Text $size="small" $tone="soft">
            Page {at + 1} of {pages.length}
            {onRead && ` · ${countReadPages(pages, seen)} read`}
          </Text>
          <ChoicePills legend="Summaries in" options={languageOptions} value={language} onChange={setLanguage} />
        </Row>
        <Progress label="Pages read" value={countReadPages(pages, seen)} max={pages.length} />
        <Card $pad="s24">
          <Heading ref={top} tabIndex={-1} $size="part" style={{ paddingBlockEnd: space.s16 }}>
            {page.title}
          </Heading>
          {page.sections.map((section) => (
            <LeaseClause
              key={section.id}
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
          ))}
          {isLast && envelope.me && onRead && (
            <Notice title="Your reading code">
              <Text>
                <ReadingCode>{envelope.me.readingCode}</ReadingCode>
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
          {attempted && missingInitials.length > 0 && (
            <Notice live tone="warning">
              Please set your initials beneath “{missingInitials[0]?.heading}” first.
            </Notice>
          )}
          {problem && (
            <Notice live tone="danger">
              {problem} Nothing is lost; please try again.
            </Notice>
          )}
          <Row $justify="space-between">
            <Button tone="secondary" onClick={() => goToPage(at - 1)} aria-disabled={at === 0} disabled={at === 0}>
              Page before
            </Button>
            {(!isLast || onDone) && (
              <Button onClick={() => void goToNextPage()} loading={saving}>
                {onRead ? (isLast ? 'I have read it all' : 'Read, next page') : 'Next page'}
              </Button>
            )}
          </Row>
        </Stack>
      </Bar>
    </section>
  );
}
