import NextLink from 'next/link';
import styled, { createGlobalStyle } from 'styled-components';
import { Account } from '@/components/layout/Header/HeaderAccount';
import { Logo } from '@/components/ui/icons/Logo';
import { routes } from '@/contract/routes';
import { up } from '@/styles/media';
import { radius, space } from '@/styles/tokens';

const DeskRoom = createGlobalStyle`
  :root {
    --content-width: 100rem;
  }

  ${up('lg')} {
    :root {
      --header-room: 0px;
      --rail-room: ${space.s16};
    }

    #__next > header,
    #__next > footer {
      display: none;
    }
  }
`;

const Top = styled.div`
  display: none;

  ${up('lg')} {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s8};
  }
`;

const Home = styled(NextLink)`
  display: inline-flex;
  padding-block: ${space.s8};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
`;

/**
 * Pages of the desk take the whole of a large screen for their rows, without the header and the footer of the site. The way
 * to the account stands at the top of the rail.
 */
export function DeskTop() {
  return (
    <>
      <DeskRoom />
      <Top>
        <Home href={routes.accounts.desk()} prefetch={false} aria-label="Belong desk">
          <Logo markOnly />
        </Home>
        <Account />
      </Top>
    </>
  );
}
