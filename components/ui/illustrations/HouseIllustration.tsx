import { IllustrationSvg } from './Illustration.styles';

/** A house in the morning sun: nothing here yet. */
export function HouseIllustration() {
  return (
    <IllustrationSvg>
      <circle className="sun" cx="178" cy="58" r="34" />
      <path className="sky" d="M18 62c0-9 7-15 15-14 3-9 18-10 22 0 9-2 15 5 14 14z" />
      <ellipse className="ground" cx="120" cy="140" rx="108" ry="14" />
      <path className="wall" d="M70 138V84l46-36 46 36v54z" />
      <path className="roof" d="M60 88l56-46 56 46-9 8-47-37-47 37z" />
      <path className="roof" d="M142 50V36h12v24z" />
      <path className="door" d="M105 138v-36a11 11 0 0 1 22 0v36z" />
      <rect className="glow" x="80" y="98" width="16" height="18" rx="2" />
      <rect className="glow" x="137" y="98" width="16" height="18" rx="2" />
      <path className="line" d="M88 98v18M80 107h16M145 98v18M137 107h16M122 121v2" />
      <path className="leaf" d="M48 138c-14 0-16-24-2-26 0-12 18-12 18 2 12 2 10 24-4 24z" />
      <path className="leaf" d="M176 138c-8 0-10-15-1-17 1-9 15-9 16 1 9 1 8 16-1 16z" />
    </IllustrationSvg>
  );
}
