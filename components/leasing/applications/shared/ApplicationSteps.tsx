import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { type Route, routes } from '@/contract/routes';
import { isClosed } from '@/lib/labels/application.labels';
import { applicationHref, applicationStepHref } from '@/lib/routing/applicationLinks';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, size, space, weight, width } from '@/styles/tokens';

const StepList = styled.ul`
  ${plainList}
  display: flex;
  gap: ${space.s8};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * ${width.gutter});
  padding: ${space.s4} ${width.gutter};

  ${up('sm')} {
    flex-wrap: wrap;
    overflow: visible;
    margin-inline: 0;
    padding: 0;
  }

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
    white-space: nowrap;
  }

  a[aria-current] {
    border-color: ${color.brand};
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }
`;

const { application: stepPages } = routes;

/** The parts of an application, in any order: none of them locks another. */
export function ApplicationSteps({ application }: { readonly application: Application }) {
  const { pathname } = useRouter();
  const list = useRef<HTMLUListElement>(null);
  // On a phone they are one line that scrolls: where one is has to be in it.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - here.offsetWidth / 2;
  }, []);
  const { id, me, status } = application;
  if (isClosed(status)) return null;
  const holder = me === null || me.role === 'applicant' || me.role === 'coApplicant';
  const ownStep = me?.role === 'coSigner' ? stepPages.coSigner : stepPages.applicant;
  const parts: readonly (readonly [page: Route, label: string, href: string])[] = [
    ...(holder && status === 'started'
      ? ([
          [stepPages.tenants, 'Household', applicationHref(stepPages.tenants, id)],
          [stepPages.lease, 'Lease', applicationHref(stepPages.lease, id)],
        ] as const)
      : []),
    [stepPages.invitations, 'Your group', applicationHref(stepPages.invitations, id)],
    ...(me?.status === 'joined' ? ([[ownStep, 'Your section', applicationStepHref(application)]] as const) : []),
    [stepPages.tracker, 'Status', applicationHref(stepPages.tracker, id)],
  ];
  return (
    <nav aria-label="Application sections">
      <StepList ref={list}>
        {parts.map(([page, label, href]) => (
          <li key={label}>
            <Link href={href} aria-current={pathname === page.pattern ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </StepList>
    </nav>
  );
}
