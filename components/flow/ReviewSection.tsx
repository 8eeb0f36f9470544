import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s16};
  padding-block-end: ${space.s8};
  border-block-end: 1px solid ${color.line};
`;

export const AnswerList = styled.dl`
  display: grid;
  gap: ${space.s4} ${space.s24};
  margin: 0;

  ${up('sm')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0 0 ${space.s8};
    overflow-wrap: anywhere;
  }
`;

interface ReviewSectionProps {
  readonly title: string;
  /** The page that changes these answers and comes back. */
  readonly editPath: string;
  readonly level?: 'h2' | 'h3' | undefined;
  readonly children: ReactNode;
}

/** The answers of one page, with the way to change them. */
export function ReviewSection({ title, editPath, level = 'h2', children }: ReviewSectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} $gap="s12">
      <Top>
        <Heading as={level} id={id} $size="small">
          {title}
        </Heading>
        <Link href={`${editPath}${editPath.includes('?') ? '&' : '?'}from=review`} aria-label={`Edit: ${title}`}>
          Edit
        </Link>
      </Top>
      {children}
    </Stack>
  );
}
