import styled from 'styled-components';
import { footerLink, siteChrome } from '@/components/layout/shared/siteStyles';
import { Link } from '@/components/ui/navigation/Link';
import { plainList } from '@/styles/mixins';
import { color, size, space, width } from '@/styles/tokens';
import { type FooterLink, privacyChoicesLink } from './footerLinks';

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
    ${footerLink}
  }
`;

const links: readonly FooterLink[] = [
  { label: 'Terms', href: '/terms-and-conditions' },
  { label: 'Privacy', href: '/privacy-policy' },
  privacyChoicesLink,
  { label: 'Licenses', href: '/licenses' },
  { label: 'Contact us', href: '/support' },
];

/** Under pages where people do something: what the law asks for, and the way to us, in one line. */
export function SlimFooter() {
  return (
    <Frame>
      <nav aria-label="Footer">
        <Links>
          {links.map(({ label, href }) => (
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
