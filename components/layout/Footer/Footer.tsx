import { Logo } from '@/components/ui/icons/Logo';
import { FacebookIcon, InstagramIcon, LinkedInIcon, TwitterIcon } from '@/components/ui/icons/socialIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { publicEnv } from '@/lib/env';
import { Column, Columns, Frame, Inner, Links, Social, SocialLink, Statements } from './Footer.styles';
import { ThemePicker } from './Footer.Theme';
import { footerGroups, socialLinks } from './footerLinks';

const socialIcons = { Facebook: FacebookIcon, Twitter: TwitterIcon, LinkedIn: LinkedInIcon, Instagram: InstagramIcon };

export function Footer() {
  return (
    <Frame>
      <Inner>
        <Columns aria-label="Footer">
          {footerGroups.map(({ title, links }) => (
            <Column key={title}>
              <Text as="h2" $size="small" $weight="semibold">
                {title}
              </Text>
              <Links>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Link href={href} tone="inherit" subdued prefetch={false}>
                      {label}
                    </Link>
                  </li>
                ))}
              </Links>
            </Column>
          ))}
        </Columns>
        <Statements>
          <Logo plain />
          <Text $size="large">Powered by AI. Made and Loved by People.</Text>
          <Text $size="small">
            {publicEnv.licenses && 'We hold real estate, insurance and financing licenses in various states. '}
            <Link href="/licenses" tone="inherit" prefetch={false}>
              {publicEnv.licenses ? 'See our licenses' : 'Licenses by state'}
            </Link>
          </Text>
          <Social>
            {socialLinks.map(({ network, href }) => {
              const Icon = socialIcons[network];
              return (
                <li key={network}>
                  <SocialLink href={href} rel="noopener noreferrer" aria-label={`Belong on ${network}`}>
                    <Icon size={24} />
                  </SocialLink>
                </li>
              );
            })}
          </Social>
          <ThemePicker />
        </Statements>
      </Inner>
    </Frame>
  );
}
