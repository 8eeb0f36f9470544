import NextLink from 'next/link';
import styled, { css } from 'styled-components';
import { plainList, tabular } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';
import { pageWindow } from './pageWindow';
import { ChevronLeftIcon, ChevronRightIcon } from './signIcons';

const List = styled.ul`
  ${plainList}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.s4};
`;

const stop = css`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  height: 2.75rem;
  padding-inline: ${space.s8};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  text-decoration: none;
`;

const Stop = styled(NextLink)`
  ${stop}

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
  ${stop}
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
  const shown = pageWindow(page, pages);
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && (
          <li>
            <Stop href={hrefOf(page - 1)} rel="prev" aria-label="Previous page">
              <ChevronLeftIcon />
            </Stop>
          </li>
        )}
        {shown.map((one, at) => (
          <li key={one ?? `gap-after-${shown[at - 1]}`}>
            {one === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <Stop href={hrefOf(one)} aria-label={`Page ${one}`} aria-current={one === page ? 'page' : undefined}>
                {one}
              </Stop>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Stop href={hrefOf(page + 1)} rel="next" aria-label="Next page">
              <ChevronRightIcon />
            </Stop>
          </li>
        )}
      </List>
    </nav>
  );
}
