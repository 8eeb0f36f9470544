import { useRouter } from 'next/router';
import { HouseIcon } from '@/components/ui/icons/homeIcons';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { ownedHomePagesAt } from '@/lib/account/ownedHomeSections';
import { PickerButton } from './AccountShell.styles';

/** Which home the pages of a portfolio speak of: one of them, or all. */
export function HomePicker() {
  const { homes } = useAccountHomes();
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '';
  const picked = homes.find(({ id }) => path.includes(id));
  const pages = ownedHomePagesAt(path);
  const items = [
    { key: 'all', label: 'All your homes', href: pages.all, checked: !picked },
    ...homes.map(({ id, streetAddress }) => ({
      key: id,
      label: streetAddress,
      href: pages.one(id),
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
