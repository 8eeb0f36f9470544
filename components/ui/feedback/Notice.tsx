import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AlertIcon, DangerIcon, InfoIcon, SuccessIcon } from '@/components/ui/icons/statusIcons';
import { color, radius, space, weight } from '@/styles/tokens';

const tones = {
  info: { paint: color.info, ground: color.infoTint, Icon: InfoIcon },
  success: { paint: color.success, ground: color.successTint, Icon: SuccessIcon },
  warning: { paint: color.warning, ground: color.warningTint, Icon: AlertIcon },
  danger: { paint: color.danger, ground: color.dangerTint, Icon: DangerIcon },
} as const;

export type NoticeTone = keyof typeof tones;

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space.s12};
  padding: ${space.s16};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${color.ink};
`;

const Mark = styled.span<{ $tone: NoticeTone }>`
  margin-block-start: 0.125rem;
  color: ${({ $tone }) => tones[$tone].paint};
`;

const Title = styled.p<{ $tone: NoticeTone }>`
  color: ${({ $tone }) => tones[$tone].paint};
  font-weight: ${weight.semibold};
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s4};
  min-width: 0;
`;

type NoticeProps = {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  /** Said aloud when it appears; for what happens in answer to something the person did. */
  readonly live?: boolean;
  readonly children?: ReactNode;
};

/** Something to know, in the page. */
export function Notice({ tone = 'info', title, live = false, children }: NoticeProps) {
  const { Icon } = tones[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <Frame role={role} $tone={tone}>
      <Mark $tone={tone}>
        <Icon />
      </Mark>
      <Content>
        {title && <Title $tone={tone}>{title}</Title>}
        {children}
      </Content>
    </Frame>
  );
}
