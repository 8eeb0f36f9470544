import { IllustrationSvg } from './Illustration.styles';

/** A mailbox with its flag up: sent, or no letters yet. */
export function MailboxIllustration() {
  return (
    <IllustrationSvg>
      <circle className="sun" cx="62" cy="52" r="26" />
      <ellipse className="ground" cx="120" cy="144" rx="96" ry="10" />
      <path className="wall" d="M112 96h14v48h-14z" />
      <path className="door" d="M76 98V70a22 22 0 0 1 22-22h58a22 22 0 0 1 22 22v28z" />
      <path className="paper" d="M76 98V70a22 22 0 0 1 44 0v28z" />
      <path className="line" d="M88 82h20" />
      <path className="roof" d="M150 70V34h22v14h-16v22z" />
      <path className="paper" d="M60 74h38v26H60z" />
      <path className="line" d="M60 76l19 13 19-13" />
      <path className="leaf" d="M186 142c-8-2-8-18 2-22 10 4 12 18 4 22z" />
    </IllustrationSvg>
  );
}
