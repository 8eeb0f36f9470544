// Icons of what a home is and has.
import { type IconProps, strokeIcon } from './Icon';

export const HouseIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20');
export const BedIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3.5 18.5V6M3.5 15.5h17v3M20.5 15.5v-2.5a3 3 0 0 0-3-3h-6.5v5.5M5.5 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  );
export const BathIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3 12.5h18v1.5a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM7 19l-1 2M17 19l1 2M6 12.5V6a2.2 2.2 0 0 1 4.2-.9M8.6 6.4l3-1.8',
  );
export const RulerIcon = (props: IconProps) =>
  strokeIcon(props, 'M3 16.5 16.5 3 21 7.5 7.5 21zM7.2 12.3l1.9 1.9M10.3 9.2l2.5 2.5M13.4 6.1l1.9 1.9');
export const PawIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M12 12.5c-2.5 0-5.3 3-5.3 5.2 0 1.6 1.2 2.5 2.6 2.3 1-.1 1.7-.5 2.7-.5s1.7.4 2.7.5c1.4.2 2.6-.7 2.6-2.3 0-2.2-2.8-5.2-5.3-5.2zM4 11.2a1.6 1.9 0 1 0 3.2 0a1.6 1.9 0 1 0-3.2 0M7.8 6.8a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0M13 6.8a1.6 2 0 1 0 3.2 0a1.6 2 0 1 0-3.2 0M16.8 11.2a1.6 1.9 0 1 0 3.2 0a1.6 1.9 0 1 0-3.2 0',
  );
export const CarIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3.5 17.5v-4.5l2-1.5 1.8-4.7A1.5 1.5 0 0 1 8.7 6h6.6a1.5 1.5 0 0 1 1.4 1l1.8 4.5 2 1.5v4.5zM5.5 11.5h13M6 17.5V19.5M18 17.5v2M7 14.5h.1M17 14.5h.1',
  );
export const WasherIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M5 5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19zM8 13a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 6.5h.1M11 6.5h.1M8.3 12.5c1.2-1 2.5.6 3.7 0s2.5-1 3.7 0',
  );
export const SnowflakeIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 6.5l2.5-2M9.5 19.5l2.5-2 2.5 2M4 11l3-1.2L6.5 6.5M20 13l-3 1.2.5 3.3M20 11l-3-1.2.5-3.3M4 13l3 1.2-.5 3.3',
  );
export const SofaIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M6 11V8a2.5 2.5 0 0 1 2.5-2.5h7A2.5 2.5 0 0 1 18 8v3M3.5 12.5a1.9 1.9 0 0 1 3.7 0v2h9.6v-2a1.9 1.9 0 0 1 3.7 0v5.5h-17zM5.5 18v2M18.5 18v2',
  );
export const AccessibleIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M10 4.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M11.7 8.5v6h5l2 5M11.7 11h4M8.8 11.3a5 5 0 1 0 6.4 6.7',
  );
export const DoorIcon = (props: IconProps) =>
  strokeIcon(props, 'M6.5 20.5v-15A1.5 1.5 0 0 1 8 4h8a1.5 1.5 0 0 1 1.5 1.5v15M3.5 20.5h17M14.5 12.5v.1');
export const KeyIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.2 12.3 20 3.5M16.5 7l3 3M14 9.5l2 2');
export const WrenchIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M20 7.3l-3.5 3.5-3.3-3.3L16.7 4a5 5 0 0 0-6.4 6.4L3.8 16.9a2.3 2.3 0 0 0 3.3 3.3l6.5-6.5A5 5 0 0 0 20 7.3z',
  );
export const DollarIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M12 3v18M16.5 7.8c-.6-1.5-2.2-2.3-4.5-2.3-2.6 0-4.5 1.2-4.5 3.2 0 4.5 9.3 2 9.3 6.5 0 2.1-2 3.3-4.8 3.3-2.6 0-4.4-1-5-2.7',
  );
export const DocumentIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M6 4.5A1.5 1.5 0 0 1 7.5 3H14l4.5 4.5v12A1.5 1.5 0 0 1 17 21H7.5A1.5 1.5 0 0 1 6 19.5zM14 3v4.5h4.5M9 12h6.5M9 16h4',
  );
export const LeafIcon = (props: IconProps) =>
  strokeIcon(props, 'M5 19.5C4 10 9 4.5 19.5 4.5c.5 9-4 14-12 13M5 19.5c2-4.5 5-7.5 9-9.5');
export const BoltIcon = (props: IconProps) => strokeIcon(props, 'M13 3 5.5 13.5H11.5L10.5 21 18.5 10h-6z');
export const PoolIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3.5 16c1.4-1.3 2.9-1.3 4.3 0s2.9 1.3 4.3 0 2.9-1.3 4.2 0 2.8 1.3 4.2 0M3.5 20c1.4-1.3 2.9-1.3 4.3 0s2.9 1.3 4.3 0 2.9-1.3 4.2 0 2.8 1.3 4.2 0M8.5 13V6a2 2 0 0 1 4 0M15.5 13V6a2 2 0 0 1 4 0M8.5 9.5h7',
  );
