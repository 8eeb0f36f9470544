import { useRouter } from 'next/router';
import { HouseIcon } from '@/components/ui/icons/homeIcons';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { ownedHomeSections } from '@/lib/account/accountRoutes';
import { routes } from '@/lib/routing/routes';
import { PickerButton } from './AccountShell.styles';

/** Keeps the part of the portfolio one is in, where that part can be seen for one home. */
function sectionHref(path: string, homeId?: string): string {
  const section = ownedHomeSections.find((each) => path.startsWith(`/accounts/portfolio/${each}`)) ?? 'properties';
  return routes.accounts.at({ at: `portfolio/${section}${homeId ? `/${homeId}` : ''}` });
}

/** Which home the pages of a portfolio speak of: one of them, or all. */
export function HomePicker() {
  const { homes } = useAccountHomes();
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '';
  const picked = homes.find(({ id }) => path.includes(id));
  const items = [
    { key: 'all', label: 'All your homes', href: sectionHref(path), checked: !picked },
    ...homes.map(({ id, streetAddress }) => ({
      key: id,
      label: streetAddress,
      href: sectionHref(path, id),
      checked: id === picked?.id,
    })),
  ];
  return (
    <DropdownMenu
      label="Homes"
      groups={[{ items }]}
      trigger={(button) => (
        <PickerButton {...button}>
          <HouseIcon size={20} />
          <span>{picked?.streetAddress ?? 'All your homes'}</span>
          <ChevronDownIcon size={16} />
        </PickerButton>
      )}
    />
  );
}
