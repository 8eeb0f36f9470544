import styled from 'styled-components';
import { siteChrome } from '@/components/layout/shared/siteStyles';
import { Link } from '@/components/ui/navigation/Link';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { settings } from '@/contract/account/settings/endpoints';
import { useApi } from '@/hooks/useApi';
import { useStore } from '@/lib/store';
import { color, size, space, weight } from '@/styles/tokens';

const Frame = styled.aside`
  ${siteChrome}
  padding: ${space.s8} ${space.s16};
  background: ${color.banner};
  color: ${color.onBanner};
  font-size: ${size.t14};
  text-align: center;
`;

const More = styled(Link)`
  display: inline-block;
  margin-inline-start: ${space.s8};
  padding-block: ${space.s4};
  font-weight: ${weight.bold};
  letter-spacing: 0.04em;
`;

const bannerPaths = ['/', '/homeowners', '/homeowners/leasing'];

interface VirginiaBannerProps {
  /** The route, as Next knows it. */
  readonly route: string;
  /** Region pages show it too; only they know that they are one. */
  readonly regionPage: boolean;
}

export function VirginiaBanner({ route, regionPage }: VirginiaBannerProps) {
  const covered = useStore((state) => state.overlays.length > 0);
  return covered || !(regionPage || bannerPaths.includes(route)) ? null : <News />;
}

/** What `GET /settings` says, which these pages come with; without it no banner. */
function News() {
  const banner = useApi(settings.getSettings).data?.banner;
  if (!banner) return null;
  return (
    <Frame aria-label="News">
      {banner.text}
      <More href={banner.href} tone="inherit" prefetch={false}>
        LEARN MORE<VisuallyHidden>: {banner.text}</VisuallyHidden>
      </More>
    </Frame>
  );
}
