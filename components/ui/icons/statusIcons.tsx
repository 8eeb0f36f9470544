// Icons of what most pages show: notices, hearts, ways on and back. A set is carried whole, so it stays small.
import { type IconProps, solidIcon, strokeIcon } from './Icon';

export const CloseIcon = (props: IconProps) => strokeIcon(props, 'M5.5 5.5l13 13M18.5 5.5l-13 13');
export const ChevronLeftIcon = (props: IconProps) => strokeIcon(props, 'M15 5.5 8.5 12l6.5 6.5');
export const ChevronRightIcon = (props: IconProps) => strokeIcon(props, 'M9 5.5l6.5 6.5L9 18.5');
export const InfoIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.6v.1');
export const AlertIcon = (props: IconProps) => strokeIcon(props, 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1');
export const DangerIcon = (props: IconProps) =>
  strokeIcon(props, 'M8.4 3.5h7.2l4.9 4.9v7.2l-4.9 4.9H8.4l-4.9-4.9V8.4zM12 7.8v5M12 16v.1');
export const SuccessIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8 12.3l2.8 2.8L16 9.6');
export const MapIcon = (props: IconProps) =>
  strokeIcon(props, 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20');
export const ListIcon = (props: IconProps) =>
  strokeIcon(props, 'M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4 6.5h.1M4 12h.1M4 17.5h.1');
export const HeartIcon = (props: IconProps) =>
  strokeIcon(props, 'M12 20.3S3.5 15.5 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11-8.5 11z');
export const HeartFullIcon = (props: IconProps) =>
  solidIcon(props, 'M12 20.8S3 15.8 3 9.3a5.1 5.1 0 0 1 9-3.3 5.1 5.1 0 0 1 9 3.3c0 6.5-9 11.5-9 11.5z');
export const CameraIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M3.5 9A1.5 1.5 0 0 1 5 7.5h2.5l1.5-2.5h6l1.5 2.5H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  );
export const ShareIcon = (props: IconProps) =>
  strokeIcon(props, 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v6.5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V12');
