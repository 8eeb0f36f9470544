// Marks of the networks we are on, drawn simply in one color.
import { type IconProps, solidIcon, strokeIcon } from './Icon';

export const FacebookIcon = (props: IconProps) =>
  solidIcon(
    props,
    'M13.6 21v-7.8h2.7l.5-3.2h-3.2V8c0-.9.4-1.7 1.8-1.7h1.5V3.6c-.7-.1-1.5-.2-2.3-.2-2.6 0-4.2 1.6-4.2 4.3V10H7.6v3.2h2.8V21z',
  );
export const TwitterIcon = (props: IconProps) =>
  strokeIcon(props, 'M4.5 4.5h3.8l11.2 15h-3.8zM4.8 19.5l6-6.6M19.2 4.5l-5.8 6.3');
export const LinkedInIcon = (props: IconProps) =>
  solidIcon(
    props,
    'M4 9.3h3.3V20H4zM5.650 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.5 9.3h3.1v1.5c.5-.9 1.6-1.8 3.3-1.8 3.3 0 4.1 2.1 4.1 5V20h-3.3v-5.3c0-1.4 0-2.9-1.8-2.9s-2.1 1.4-2.1 2.8V20H9.5z',
  );
export const InstagramIcon = (props: IconProps) =>
  strokeIcon(
    props,
    'M8 3.8h8A4.2 4.2 0 0 1 20.2 8v8a4.2 4.2 0 0 1-4.2 4.2H8A4.2 4.2 0 0 1 3.8 16V8A4.2 4.2 0 0 1 8 3.8zM8.3 12a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M16.7 7.3v.1',
  );
