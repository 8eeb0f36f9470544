import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Logo } from '@/components/ui/Logo';
import { Notice } from '@/components/ui/Notice';
import { Row } from '@/components/ui/Row';
import { Toasts } from '@/components/ui/Toasts';
import { studio } from '@/contract/studio';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { Bar, Place, Places, Push, Room } from './Studio.styles';

interface StudioFrameProps {
  readonly title: string;
  readonly at: 'documents' | 'pictures';
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What surrounds the lists of the Studio, and a word where nothing can be written. */
export function StudioFrame({ title, at, action, children }: StudioFrameProps) {
  const { data } = useApi(studio.getStudio);
  return (
    <>
      <PageHead title={`${title} · Studio`} noindex />
      <Bar>
        <Link href="/" aria-label="Belong, to the home page" tone="ink">
          <Logo />
        </Link>
        <nav aria-label="Studio">
          <Places>
            <li>
              <Place href={routes.studio.all()} aria-current={at === 'documents' ? 'page' : undefined}>
                Documents
              </Place>
            </li>
            <li>
              <Place href={routes.studio.pictures()} aria-current={at === 'pictures' ? 'page' : undefined}>
                Pictures
              </Place>
            </li>
          </Places>
        </nav>
        <Push />
        {data && <span>{data.editor.name}</span>}
      </Bar>
      <Room>
        <Row>
          <Heading as="h1" $size="section">
            {title}
          </Heading>
          <Push />
          {action}
        </Row>
        {data?.mode === 'readOnly' && (
          <Notice tone="warning" title="You can read here, but not write">
            The content of this installation lies in a folder that cannot be changed. Edit the files where they come
            from, and they are published with the next release.
          </Notice>
        )}
        {data?.elsewhere && (
          <Notice title="Our words live in Prismic">
            What lies in the files here is not what visitors read. <Link href={data.elsewhere}>Write in Prismic</Link>
          </Notice>
        )}
        {!data?.elsewhere && children}
      </Room>
      <Toasts />
    </>
  );
}
