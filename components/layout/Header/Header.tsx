import { Logo } from '@/components/ui/icons/Logo';
import { Burger } from './Header.Burger';
import { HeaderNav } from './Header.Nav';
import { RegionPicker } from './Header.Regions';
import { Bar, type HeaderVariant, HomeLink, Wide } from './Header.styles';
import { Account } from './HeaderAccount';

export type { HeaderVariant };

interface HeaderProps {
  readonly variant: HeaderVariant;
  /** Logo, inbox, and account alone. */
  readonly slim?: boolean;
}

/** Logo, navigation and region; below the large breakpoint a burger opens them as an overlay. */
export function Header({ variant, slim = false }: HeaderProps) {
  return (
    <Bar $variant={variant}>
      <HomeLink href="/" prefetch={false} aria-label="Belong home page">
        <Logo plain={variant === 'secondary'} />
      </HomeLink>
      {!slim && (
        <Wide>
          <HeaderNav />
          <RegionPicker />
        </Wide>
      )}
      <Account slim={slim} />
      {!slim && <Burger />}
    </Bar>
  );
}
