import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import type { Home, HomeStatus } from '@/contract/homes/homes/endpoints';
import { missingListingItems } from '@/contract/homes/listings/readiness';
import { routes } from '@/contract/routes';
import { homeHref, isListed } from '@/lib/labels/home.labels';
import { color, space } from '@/styles/tokens';

const Frame = styled.aside`
  padding-block: ${space.s16};
  border-block-end: 1px solid ${color.line};
  background: ${color.infoTint};

  ul {
    margin: ${space.s4} 0 0;
    padding-inline-start: ${space.s24};
    list-style: disc;
  }

  @media print {
    display: none;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space.s16};
`;

const NOT_LISTED = 'It isn’t listed yet, so visitors can’t find it.';

const statusLabels: Record<HomeStatus, string> = {
  qualified: NOT_LISTED,
  agreement: NOT_LISTED,
  setup: NOT_LISTED,
  inspection: NOT_LISTED,
  proposal: NOT_LISTED,
  work: NOT_LISTED,
  ready: NOT_LISTED,
  in_review: 'We’re checking it, so visitors can’t find it yet.',
  coming_soon: 'Visitors can find it and see when tours start.',
  active: 'Visitors can find it.',
  application_pending: 'Visitors can find it, with an application pending.',
  leased: 'It’s leased. Anyone with the link can see that.',
  notice_given: 'It’s leased for now. Anyone with the link can see that.',
  turnover: 'It’s between residents, so visitors can’t find it.',
  off_market: 'It’s off the market, so visitors can’t find it.',
  offboarded: 'It’s no longer with us, so visitors can’t find it.',
};

interface HomePreviewBarProps {
  readonly home: Home;
  readonly onRefresh: () => void;
  readonly refreshing: boolean;
}

/** Says that this is a preview, who sees it, and what the home still lacks. */
export function HomePreviewBar({ home, onRefresh, refreshing }: HomePreviewBarProps) {
  const missingItems = missingListingItems(home);
  return (
    <Frame aria-label="Preview">
      <Container>
        <Parts>
          <Row $justify="space-between" $gap="s16">
            <Text>
              <strong>Preview.</strong> Only the homeowner and our team can see this page. {statusLabels[home.status]}
            </Text>
            <Row>
              <ButtonLink size="small" href={routes.accounts.portfolio.listing({ homeId: home.id })} prefetch={false}>
                Edit or approve
              </ButtonLink>
              <Button size="small" tone="secondary" onClick={onRefresh} loading={refreshing}>
                Refresh
              </Button>
              {isListed(home.status) && (
                <ButtonLink size="small" tone="secondary" href={homeHref(home)} prefetch={false}>
                  View live listing
                </ButtonLink>
              )}
            </Row>
          </Row>
          {missingItems.length > 0 && (
            <div>
              <Text $weight="semibold">Missing</Text>
              <ul>
                {missingItems.map((gap) => (
                  <li key={gap}>{gap}</li>
                ))}
              </ul>
            </div>
          )}
        </Parts>
      </Container>
    </Frame>
  );
}
