import { useRouter } from 'next/router';
import styled from 'styled-components';
import { Link } from '@/components/ui/Link';
import type { Application } from '@/contract/applications';
import { applicationHref, partHref } from '@/lib/applicationLinks';
import { isOver } from '@/lib/applicationWords';
import { type Route, routes } from '@/lib/routes';
import { plainList } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Steps = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${space.s4} ${space.s16};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    color: ${color.inkSoft};
    font-size: ${size.t14};
    text-decoration: none;
  }

  a[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }
`;

const { application: pages } = routes;

/** The parts of an application, in any order: none of them locks another. */
export function ApplicationSteps({ application }: { readonly application: Application }) {
  const { pathname } = useRouter();
  const { id, me, status } = application;
  if (isOver(status)) return null;
  const holder = me === null || me.role === 'applicant' || me.role === 'coApplicant';
  const own = me?.role === 'coSigner' ? pages.coSigner : pages.part;
  const parts: readonly (readonly [page: Route, label: string, href: string])[] = [
    ...(holder && status === 'started'
      ? ([
          [pages.tenants, 'Who moves in', applicationHref(pages.tenants, id)],
          [pages.lease, 'The lease', applicationHref(pages.lease, id)],
        ] as const)
      : []),
    [pages.group, 'Your group', applicationHref(pages.group, id)],
    ...(me?.status === 'joined' ? ([[own, 'Your part', partHref(application)]] as const) : []),
    [pages.tracker, 'Where it stands', applicationHref(pages.tracker, id)],
  ];
  return (
    <nav aria-label="Parts of the application">
      <Steps>
        {parts.map(([page, label, href]) => (
          <li key={label}>
            <Link href={href} aria-current={pathname === page.pattern ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </Steps>
    </nav>
  );
}
