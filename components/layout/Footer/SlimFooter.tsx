import styled from 'styled-components';
import { siteChrome } from '@/components/layout/shared/siteStyles';
import { Link } from '@/components/ui/navigation/Link';
import { plainList } from '@/styles/mixins';
import { color, size, space, width } from '@/styles/tokens';
import { slimFooterLinks } from './footerLinks';

const Frame = styled.footer`
  ${siteChrome}
  padding-block: ${space.s8};
  padding-inline: max(${width.gutter}, (100% - ${width.content}) / 2);
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

const Links = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space.s24};

  a {
    display: inline-block;
    padding-block: ${space.s8};
  }
`;

/** Under pages where people do something: what the law asks for, and the way to us, in one line. */
export function SlimFooter() {
  return (
    <Frame>
      <nav aria-label="Footer">
        <Links>
          {slimFooterLinks.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} tone="inherit" subdued prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </Links>
      </nav>
    </Frame>
  );
}
