// Icons that stand around every page: each page carries these, and no other set.
import { type IconProps, strokeIcon } from './Icon';

export const MenuIcon = (props: IconProps) => strokeIcon(props, 'M3.5 7h17M3.5 12h17M3.5 17h17');
export const ChevronDownIcon = (props: IconProps) => strokeIcon(props, 'M5.5 9l6.5 6.5L18.5 9');
export const PinIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M12 21s-7-6.1-7-11.3a7 7 0 0 1 14 0C19 14.9 12 21 12 21zM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  );
export const ChatIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M4 6.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6.5L7 20v-3.5H6a2 2 0 0 1-2-2zM8.5 9h7M8.5 12.5h4.5',
  );
