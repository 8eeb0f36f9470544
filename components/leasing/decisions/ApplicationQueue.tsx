import NextLink from 'next/link';
import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { ChevronRightIcon } from '@/components/ui/icons/statusIcons';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import type { Leasing } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import { formatDateTime } from '@/lib/format/dates';
import { hovering } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, motion, radius, space } from '@/styles/tokens';
import { queuePositionLabel, reviewStatusLabels, verdictLabels } from './applicationReview.labels';

type LeasedHome = Leasing['homes'][number];

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

const Entry = styled(NextLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s16};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
  transition: border-color ${motion.hover};

  ${hovering} {
    &:hover {
      border-color: ${color.brand};
    }
  }
`;

/** The address of a screen about one application. */
export const applicationReviewHref = (unitId: string, flowId: string, stepName: string, stepId: string) =>
  routes.homeowners.toursAndApplications({ unitId, flowId, stepName, stepId });

/** The applications for one home, in the order they were complete. */
export function ApplicationQueue({ home }: { readonly home: LeasedHome }) {
  return (
    <List aria-label={`Applications for ${home.streetAddress}, in the order received`}>
      {home.applications.map(({ id, place, status, receivedAt, verdict, until }) => (
        <li key={id}>
          <Entry href={applicationReviewHref(home.id, id, 'application', 'criteria')}>
            <span>
              <Row as="span" $gap="s8">
                <Text as="span" $weight="semibold">
                  Application {place}
                </Text>
                <Badge tone={reviewStatusLabels[status].tone}>{reviewStatusLabels[status].label}</Badge>
                {verdict && status === 'in_review' && (
                  <Badge tone={verdictLabels[verdict].tone}>{verdictLabels[verdict].label}</Badge>
                )}
              </Row>
              <Text as="span" $size="small" $tone="soft">
                {queuePositionLabel(place)}, complete {formatDateTime(receivedAt, home.timeZone)}
                {status === 'in_review' && `. Please decide by ${formatDateTime(until, home.timeZone)}`}
              </Text>
            </span>
            <ChevronRightIcon />
          </Entry>
        </li>
      ))}
    </List>
  );
}
