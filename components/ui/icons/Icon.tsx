export type IconProps = {
  /** Pixels at the default text size; grows with the reader's text. */
  readonly size?: 16 | 20 | 24 | 32 | 40;
  readonly className?: string;
};

/** A drawing on a sheet of 24 units, in the color of the text. Never alone: words stand beside it or are hidden near it. */
function createSvg({ size = 20, className }: IconProps, path: string, solid: boolean) {
  const rem = `${size / 16}rem`;
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      width={rem}
      height={rem}
      fill={solid ? 'currentColor' : 'none'}
      stroke={solid ? 'none' : 'currentColor'}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  );
}

/** An icon of strokes. */
export function strokeIcon(props: IconProps, path: string) {
  return createSvg(props, path, false);
}

/** An icon of one filled shape. */
export function solidIcon(props: IconProps, path: string) {
  return createSvg(props, path, true);
}
