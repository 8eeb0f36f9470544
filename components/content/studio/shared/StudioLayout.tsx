import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { Notice } from '@/components/ui/feedback/Notice';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { Logo } from '@/components/ui/icons/Logo';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { Bar, Main, NavLink, NavLinks, Spacer } from './studioStyles';

interface StudioLayoutProps {
  readonly title: string;
  readonly section: 'documents' | 'pictures';
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds the lists of the Studio, and a word where nothing can be written. */
export function StudioLayout({ title, section, action, children }: StudioLayoutProps) {
  const { data } = useApi(studio.getStudio);
  return (
    <>
      <PageHead title={`${title} · Studio`} noindex />
      <Bar>
        <Link href="/" aria-label="Belong home page" tone="ink">
          <Logo />
        </Link>
        <nav aria-label="Studio">
          <NavLinks>
            <li>
              <NavLink href={routes.studio.all()} aria-current={section === 'documents' ? 'page' : undefined}>
                Documents
              </NavLink>
            </li>
            <li>
              <NavLink href={routes.studio.pictures()} aria-current={section === 'pictures' ? 'page' : undefined}>
                Images
              </NavLink>
            </li>
          </NavLinks>
        </nav>
        <Spacer />
        {data && <span>{data.editor.name}</span>}
      </Bar>
      <Main>
        <Row>
          <Heading as="h1" $size="section">
            {title}
          </Heading>
          <Spacer />
          {action}
        </Row>
        {data?.mode === 'readOnly' && (
          <Notice tone="warning" title="Read-only">
            The content folder of this installation can’t be changed here. Edit the files at their source, and the
            changes will be published with the next release.
          </Notice>
        )}
        {data?.externalUrl && (
          <Notice title="Content is managed in Prismic">
            The files here aren’t what visitors see. <Link href={data.externalUrl}>Edit in Prismic</Link>
          </Notice>
        )}
        {!data?.externalUrl && children}
      </Main>
      <Toasts />
    </>
  );
}
