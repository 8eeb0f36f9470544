import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Language } from '@/contract/account/profiles/endpoints';
import type { DocumentSection } from '@/contract/platform/signing/endpoints';
import { up } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';
import { ClauseTable } from './ClauseTable';

const Frame = styled.article`
  display: grid;
  gap: ${space.s16};
  padding-block: ${space.s24};
  border-block-start: 1px solid ${color.line};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space.s32};
  }
`;

const Aside = styled.aside`
  align-self: start;
  padding: ${space.s16};
  border: 1px solid ${color.brandTint};
  border-radius: ${radius.card};
  background: ${color.brandWash};
`;

/** Beside the clause where there is room; below it and folded on a phone, where it would double the length. */
const PlainWords = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: ${space.s8};
  padding-block-start: ${space.s8};

  ${up('lg')} {
    display: grid;
    padding-block-start: 0;
  }
`;

const FoldOnPhone = styled.div`
  ${up('lg')} {
    display: none;
  }
`;

const BesideOnly = styled.div`
  display: none;

  ${up('lg')} {
    display: block;
  }
`;

const ClauseFooter = styled.span`
  ${visuallyHidden}
`;

interface LeaseClauseProps {
  readonly section: DocumentSection;
  readonly language: Language;
  /** Set where the caller sets initials here: what they are, whether they are set, and how to set them. */
  readonly initials?:
    | { readonly initialsText: string; readonly initialed: boolean; readonly onToggleInitials: () => void }
    | undefined;
}

/** One clause as it will stand in the sealed file, with what it says in plain words beside it. */
export function LeaseClause({ section, language, initials }: LeaseClauseProps) {
  const { id, heading, paragraphs, rows, summary, summaryEs, source, attachments = [] } = section;
  const plain = language === 'es' ? summaryEs : summary;
  const plainLabel = language === 'es' ? 'En palabras sencillas' : 'In plain words';
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <Frame aria-labelledby={`clause-${id}`}>
      <Stack $gap="s12">
        <Heading as="h3" id={`clause-${id}`} $size="label">
          {heading}
        </Heading>
        {rows && <ClauseTable rows={rows} labelledBy={`clause-${id}`} />}
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {attachments.map(({ title, href }) => (
          <Text key={href}>
            Official document:{' '}
            <Link href={href} target="_blank" rel="noreferrer">
              {title}
              <ClauseFooter> (opens in a new tab)</ClauseFooter>
            </Link>
          </Text>
        ))}
        {source && (
          <Text $size="small" $tone="faint">
            Law: {source}
          </Text>
        )}
        {initials && (
          <Stack $gap="s8" $align="start">
            {section.optional && (
              <Text $size="small" $tone="soft">
                Optional: add your initials only if you want this. You can sign without them.
              </Text>
            )}
            <Button
              tone={initials.initialed ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={initials.initialed}
              onClick={initials.onToggleInitials}
            >
              {initials.initialed && <CheckIcon size={16} />}
              {initials.initialed ? `Initialed ${initials.initialsText}` : `Add my initials, ${initials.initialsText}`}
              <ClauseFooter> beneath “{heading}”</ClauseFooter>
            </Button>
          </Stack>
        )}
      </Stack>
      {plain && (
        <Aside role="note" aria-label={plainLabel} lang={language}>
          <FoldOnPhone>
            <Button tone="link" aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
              {plainLabel}
              <ClauseFooter>: {heading}</ClauseFooter>
            </Button>
          </FoldOnPhone>
          <PlainWords $open={isUnfolded}>
            <BesideOnly>
              <Badge tone="brand">{plainLabel}</Badge>
            </BesideOnly>
            <Text>{plain}</Text>
          </PlainWords>
        </Aside>
      )}
    </Frame>
  );
}
