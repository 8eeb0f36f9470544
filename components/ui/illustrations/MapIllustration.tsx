import { IllustrationSvg } from './Illustration.styles';

/** A folded map with a path that leads off the edge, for a place that we do not serve. */
export function MapIllustration() {
  return (
    <IllustrationSvg>
      <circle className="sun" cx="192" cy="40" r="24" />
      <ellipse className="ground" cx="120" cy="144" rx="100" ry="10" />
      <path className="paper" d="M42 54l52-18v88l-52 18z" />
      <path className="sky" d="M94 36l52 18v88l-52-18z" />
      <path className="line" d="M94 36l52 18v88l-52-18z" />
      <path className="paper" d="M146 54l52-18v88l-52 18z" />
      <path className="ground" d="M50 100l36-12v26l-36 13zM154 66l36-12v22l-36 13z" />
      <path className="line" d="M54 118c18-20 30 4 46-14" strokeDasharray="2 8" />
      <path className="line" d="M100 104c16-14 30 8 50-6 14-8 30-8 60-22" strokeDasharray="2 8" />
      <path className="roof" d="M120 96c-12-16-17-23-17-32a17 17 0 0 1 34 0c0 9-5 16-17 32z" />
      <circle className="paper" cx="120" cy="64" r="6" />
    </IllustrationSvg>
  );
}
