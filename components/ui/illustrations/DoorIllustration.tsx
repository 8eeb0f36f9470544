import { IllustrationSvg } from './Illustration.styles';

/** An open door with light falling through it: come in, or all done. */
export function DoorIllustration() {
  return (
    <IllustrationSvg>
      <ellipse className="ground" cx="120" cy="142" rx="104" ry="12" />
      <path className="sun" d="M96 138V56a26 26 0 0 1 52 0v82l38 6H72z" opacity="0.55" />
      <path className="wall" d="M82 140V50a38 38 0 0 1 76 0v90h-12V52a26 26 0 0 0-52 0v88z" />
      <path className="sun" d="M94 140V52a26 26 0 0 1 52 0v88z" />
      <path className="love" d="M124 92s-13-7-13-16a7 7 0 0 1 13-4 7 7 0 0 1 13 4c0 9-13 16-13 16z" />
      <path className="door" d="M94 140V52c0-8 3-14 8-19l-28 10a8 8 0 0 0-5 8v98z" />
      <path className="line" d="M87 96v7" />
      <path className="leaf" d="M176 126c-12-4-12-22 0-28 10 6 12 22 4 28z" />
      <path className="roof" d="M168 124h22l-3 18h-16z" />
    </IllustrationSvg>
  );
}
