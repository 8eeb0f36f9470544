import { IllustrationSvg } from './Illustration.styles';

/** A small house kept dry beneath an umbrella: something went wrong, nothing was lost. */
export function UmbrellaIllustration() {
  return (
    <IllustrationSvg>
      <path
        className="sky"
        d="M26 46c0-12 9-19 20-17 5-13 26-13 31 0 12-3 20 6 18 17zM150 34c0-9 7-14 15-13 4-10 20-10 24 0 9-2 15 5 14 13z"
      />
      <ellipse className="ground" cx="120" cy="142" rx="100" ry="12" />
      <path className="soft" d="M38 58l-5 14M60 60l-5 14M186 46l-5 14M206 62l-5 14M28 90l-5 14M212 92l-5 14" />
      <path
        className="roof"
        d="M120 38c44 0 68 26 72 54-12-9-24-9-36 0-12-9-24-9-36 0-12-9-24-9-36 0-12-9-24-9-36 0 4-28 28-54 72-54z"
      />
      <path className="line" d="M120 38V28M120 92c0-22-10-42-22-50M120 92c0-22 10-42 22-50" />
      <path className="wall" d="M92 140v-26l24-18 24 18v26z" />
      <path className="door" d="M108 140v-16h14v16z" />
      <path className="glow" d="M126 116h8v8h-8z" />
      <path className="line" d="M152 88v44a8 8 0 0 0 16 0" />
    </IllustrationSvg>
  );
}
