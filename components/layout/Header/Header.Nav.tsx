import NextLink from 'next/link';
import { useRouter } from 'next/router';
import styled, { css } from 'styled-components';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { below, hovering } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { motion, radius, size, space, weight } from '@/styles/tokens';
import { headerLinks } from './headerLinks';

const List = styled.ul<{ $vertical: boolean }>`
  ${plainList}
  display: flex;
  flex-direction: ${({ $vertical }) => ($vertical ? 'column' : 'row')};
  margin-inline: ${({ $vertical }) => ($vertical ? `-${space.s12}` : 0)};
  gap: ${({ $vertical }) => ($vertical ? space.s8 : space.s4)};
  font-size: ${({ $vertical }) => ($vertical ? size.t21 : size.t16)};

  /* Where the line has just begun, all of it has to fit beside the region and a name. */
  ${below('xl')} {
    ${({ $vertical }) =>
      !$vertical &&
      css`
        gap: 0;
        font-size: ${size.t14};

        a {
          padding-inline: ${space.s8};
        }
      `}
  }
`;

const navLinkStyles = css`
  display: block;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.pill};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${motion.hover};

  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;

const PageLink = styled(NextLink)`
  ${navLinkStyles}
`;

const DialogLink = styled(ModalLink)`
  ${navLinkStyles}
`;

interface HeaderNavProps {
  /** One beneath the other, as in the overlay. */
  readonly vertical?: boolean;
  /** Runs when a link is followed. */
  readonly onNavigate?: () => void;
}

export function HeaderNav({ vertical = false, onNavigate }: HeaderNavProps) {
  const { asPath, pathname } = useRouter();
  // An error page is drawn once, at no address of its own; a homeowner’s applications belong to their account.
  const here = /^\/([45]\d\d$|homeowners\/tours-and-applications\/)/.test(pathname)
    ? ''
    : (asPath.split(/[?#]/)[0] ?? '');
  return (
    <nav aria-label="Main">
      <List $vertical={vertical}>
        {headerLinks.map(({ label, href, modal }) => (
          <li key={href}>
            {modal ? (
              <DialogLink href={href} modal={modal} onOpen={onNavigate}>
                {label}
              </DialogLink>
            ) : (
              <PageLink
                href={href}
                prefetch={false}
                aria-current={isWithin(here, href) ? 'page' : undefined}
                onClick={onNavigate}
              >
                {label}
              </PageLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
