import type { ReactNode } from 'react';
import styled from 'styled-components';
import { smallScreen } from '@/styles/media';
import { color, radius, size, weight } from '@/styles/tokens';

const tones = {
  neutral: [color.sunken, color.inkSoft],
  brand: [color.brandTint, color.brandStrong],
  coral: [color.coralTint, color.coral],
  success: [color.successTint, color.success],
  warning: [color.warningTint, color.warning],
  danger: [color.dangerTint, color.danger],
  info: [color.infoTint, color.info],
} as const;

export type BadgeTone = keyof typeof tones;

const Frame = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.15em 0.7em;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
  line-height: 1.4;
  white-space: nowrap;

  ${smallScreen} {
    border-radius: ${radius.card};
    white-space: normal;
  }
`;

/** A word or two about the state of something. */
export function Badge({ tone = 'neutral', children }: { readonly tone?: BadgeTone; readonly children: ReactNode }) {
  return <Frame $tone={tone}>{children}</Frame>;
}
