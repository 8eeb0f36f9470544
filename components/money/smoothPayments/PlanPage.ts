import styled from 'styled-components';
import { Container } from '@/components/ui/layout/Container';
import { space } from '@/styles/tokens';

/** The middle of the page, clear of the header and the footer. */
export const PlanPage = styled(Container)`
  padding-block: ${space.s32} ${space.s64};
`;
