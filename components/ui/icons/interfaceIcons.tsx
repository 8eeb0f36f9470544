// Icons of the interface itself. A circle of radius r at (x, y) is written Mx-r y a r r 0 1 0 2r 0 a r r 0 1 0 -2r 0.
import { type IconProps, solidIcon, strokeIcon } from './Icon';

export const SearchIcon = (props: IconProps) =>
  strokeIcon(props, 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3 20.5 20.5');
export const MoreIcon = (props: IconProps) =>
  solidIcon(
    props,
    'M5 10.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 0 0 0-3.5M12 10.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 0 0 0-3.5M19 10.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 0 0 0-3.5',
  );
export const ChevronUpIcon = (props: IconProps) => strokeIcon(props, 'M5.5 15l6.5-6.5 6.5 6.5');
export const ArrowRightIcon = (props: IconProps) => strokeIcon(props, 'M4 12h16M13.5 5.5 20 12l-6.5 6.5');
export const ArrowLeftIcon = (props: IconProps) => strokeIcon(props, 'M20 12H4M10.5 5.5 4 12l6.5 6.5');
export const ExternalIcon = (props: IconProps) =>
  strokeIcon(props, 'M13.5 4H20v6.5M20 4l-9 9M17.5 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2h4');
export const CheckIcon = (props: IconProps) => strokeIcon(props, 'M4.5 12.5l5 5L19.5 7');
export const PlusIcon = (props: IconProps) => strokeIcon(props, 'M12 5v14M5 12h14');
export const MinusIcon = (props: IconProps) => strokeIcon(props, 'M5 12h14');
export const HelpIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9.6 9.6a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.3 1-1.3 1.9M12 16.6v.1',
  );
export const FilterIcon = (props: IconProps) =>
  strokeIcon(props, 'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0');
export const GlobeIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17');
export const CopyIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M8.5 8.5h10a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5zM15.5 8.5v-3a1.5 1.5 0 0 0-1.5-1.5h-9a1.5 1.5 0 0 0-1.5 1.5v9a1.5 1.5 0 0 0 1.5 1.5h3',
  );
export const PhoneIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M7.5 3.8 5 4.5c-1 .3-1.5 1-1.4 2.1.8 7.3 6.5 13 13.8 13.8 1.1.1 1.8-.4 2.1-1.4l.7-2.5-4.7-2.3-1.9 2.1a12 12 0 0 1-5.9-5.9l2.1-1.9z',
  );
export const MailIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5zM4 7l8 6 8-6',
  );
export const CalendarIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M4 7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM4 10.5h16M8 3.5v4M16 3.5v4',
  );
export const ClockIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5.2l3.5 2.1');
export const PersonIcon = (props: IconProps) =>
  strokeIcon(props, 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.6-4 3.5-6.2 7.5-6.2s6.9 2.2 7.5 6.2');
export const MoonIcon = (props: IconProps) => strokeIcon(props, 'M20 14.3A8.5 8.5 0 0 1 9.7 4 8.5 8.5 0 1 0 20 14.3z');
export const SunIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  );
export const StarIcon = (props: IconProps) =>
  strokeIcon(props, 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z');
export const BadgeIcon = (props: IconProps) =>
  strokeIcon(props, 'M12 3 5 5.5v6c0 4.5 3 7.5 7 9.5 4-2 7-5 7-9.5v-6zM8.8 11.8l2.3 2.3 4.2-4.4');
export const UndoIcon = (props: IconProps) => strokeIcon(props, 'M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-4');
export const RedoIcon = (props: IconProps) => strokeIcon(props, 'M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h4');
