import NextLink from 'next/link';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import styled from 'styled-components';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { nextItem, typeAhead } from '@/components/ui/navigation/menuKeyboard';
import { GroupHeading, type ItemStyleProps, itemStyles, Tick } from './DropdownMenu.styles';
import { Panel } from './Popover.styles';
import type { Align } from './popoverPosition';
import { type PopoverTrigger, usePopover } from './usePopover';

const Group = styled.div.attrs({ role: 'group' })``;

const ItemButton = styled.button<ItemStyleProps>`
  ${itemStyles}
`;

const ItemLink = styled(NextLink)<ItemStyleProps>`
  ${itemStyles}
`;

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** For a choice among several: whether this is the one. */
  readonly checked?: boolean;
} & (
  | { readonly href: string; readonly onSelect?: () => void }
  | { readonly href?: never; readonly onSelect: () => void }
);

export type MenuGroup = { readonly heading?: string; readonly items: readonly MenuItem[] };

type DropdownMenuProps = {
  readonly label: string;
  readonly trigger: (button: PopoverTrigger & { readonly 'aria-haspopup': 'menu' }) => ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly align?: Align;
};

/** A list of commands or choices beneath a button: arrows, Home, End, letters; Escape and Tab leave it. */
export function DropdownMenu({ label, trigger, groups, align = 'start' }: DropdownMenuProps) {
  const popover = usePopover(align);
  const find = useRef(typeAhead());

  const items = () => [
    ...(popover.panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? []),
  ];

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    popover.onToggle(event);
    if (event.newState === 'open') (items().find((item) => item.ariaChecked === 'true') ?? items()[0])?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return popover.close();
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const labels = all.map((item) => item.dataset.label ?? '');
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const to = isLetter ? find.current(event.key, at, labels) : nextItem(event.key, at, labels);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  const renderItem = (item: MenuItem) => {
    const select = () => {
      popover.close();
      item.onSelect?.();
    };
    const checkable = item.checked !== undefined;
    const shared = {
      role: checkable ? 'menuitemradio' : 'menuitem',
      'aria-checked': item.checked,
      'data-label': item.label,
      tabIndex: -1,
      onClick: select,
      $danger: item.danger,
      children: (
        <>
          {item.icon}
          <span>{item.label}</span>
          {item.checked && (
            <Tick>
              <CheckIcon size={16} />
            </Tick>
          )}
        </>
      ),
    };
    return item.href !== undefined ? (
      <ItemLink key={item.key} href={item.href} {...shared} />
    ) : (
      <ItemButton key={item.key} type="button" disabled={item.disabled} {...shared} />
    );
  };

  return (
    <>
      {trigger({ ...popover.trigger, 'aria-haspopup': 'menu' })}
      <Panel
        id={popover.id}
        ref={popover.panel}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        $align={align}
        $sheet={false}
        $pad={false}
      >
        {groups.map((group) => (
          <Group key={group.heading ?? group.items[0]?.key} aria-label={group.heading}>
            {group.heading && <GroupHeading aria-hidden="true">{group.heading}</GroupHeading>}
            {group.items.map(renderItem)}
          </Group>
        ))}
      </Panel>
    </>
  );
}
