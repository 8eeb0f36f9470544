import NextLink from 'next/link';
import styled, { css } from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons/statusIcons';
import { plainList, tabular } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';
import { pageRange } from './pageRange';

const List = styled.ul`
  ${plainList}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s4};
`;

const stopStyles = css`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  height: 2.75rem;
  padding-inline: ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  text-decoration: none;
`;

const PageLink = styled(NextLink)`
  ${stopStyles}

  &:hover {
    background: ${color.brandWash};
  }

  &[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }
`;

const Gap = styled.span`
  ${stopStyles}
  color: ${color.inkFaint};
`;

type PaginationProps = {
  readonly label: string;
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
};

/** Links to the other pages of a list; nothing for a list of one page. */
export function Pagination({ label, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  const shown = pageRange(page, pages);
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && (
          <li>
            <PageLink href={hrefOf(page - 1)} rel="prev" aria-label="Previous page">
              <ChevronLeftIcon />
            </PageLink>
          </li>
        )}
        {shown.map((one, at) => (
          <li key={one ?? `gap-after-${shown[at - 1]}`}>
            {one === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <PageLink href={hrefOf(one)} aria-label={`Page ${one}`} aria-current={one === page ? 'page' : undefined}>
                {one}
              </PageLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink href={hrefOf(page + 1)} rel="next" aria-label="Next page">
              <ChevronRightIcon />
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}
