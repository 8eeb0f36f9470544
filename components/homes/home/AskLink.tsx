import styled from 'styled-components';
import { ModalLink } from '@/components/modals/ModalLink';
import { type ButtonLook, buttonLook } from '@/components/ui/Button.styles';

const Frame = styled(ModalLink)<ButtonLook>`
  ${buttonLook}
`;

interface AskLinkProps {
  readonly homeId: string;
  readonly full?: boolean;
}

/** Opens the question about this home; a person answers it. */
export function AskLink({ homeId, full = false }: AskLinkProps) {
  return (
    <Frame modal="ASK_A_QUESTION" props={{ homeId }} href="/support" $tone="primary" $size="medium" $full={full}>
      Ask a question
    </Frame>
  );
}
