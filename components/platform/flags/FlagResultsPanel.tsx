import styled from 'styled-components';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type FlagKey, flagDefinitions, flagMetrics } from '@/contract/platform/flags/constants';
import { type FlagResults, flags } from '@/contract/platform/flags/endpoints';
import { useApi } from '@/hooks/useApi';
import { tabular } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { conclusionText, differenceText, rateText, totalVisitors, variantLabel } from './flag.labels';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  ${tabular}
  width: 100%;

  caption {
    padding-block-end: ${space.s8};
    text-align: start;
  }

  th,
  td {
    padding: ${space.s8} ${space.s8};
    border-block-start: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  /* On a phone the answer is in view, and figures keep their line. */
  th:nth-child(n + 3),
  td:nth-child(n + 3) {
    white-space: nowrap;
  }

  td:nth-child(2) {
    min-width: 9rem;
  }
`;

/** Counts and rates of each variant, with intervals that hold on every day they are read. */
export function FlagResultsPanel({ flagKey }: { readonly flagKey: FlagKey }) {
  const query = useApi(flags.getFlagResults, { params: { flagKey } });
  if (flagDefinitions[flagKey].scope !== 'page') return null;
  return (
    <Card as="section" aria-labelledby="flag-results">
      <Stack>
        <Heading as="h2" id="flag-results" $size="small">
          Results
        </Heading>
        <Loaded
          query={query}
          title="We couldn’t load the results"
          skeleton={<Skeleton $height="12rem" $round="card" />}
        >
          {(data) => <Results results={data} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Results({ results }: { readonly results: FlagResults }) {
  if (totalVisitors(results) === 0) return <Text $tone="soft">No one has seen a variant yet.</Text>;
  const { key, metrics, mixedVisitors, isSplitUneven } = results;
  return (
    <>
      {isSplitUneven && (
        <Notice tone="warning" title="The traffic split is off">
          Traffic isn’t split the way the rules say. Don’t trust these results until you know why.
        </Notice>
      )}
      <Text $tone="soft">
        You can check these ranges every day. At most 1 in 20 experiments with no real difference will ever show one.
        {mixedVisitors > 0 && ` We excluded ${mixedVisitors} who saw more than one variant.`}
      </Text>
      {metrics.map(({ metric, variants }) => (
        <Scroll key={metric} tabIndex={0} role="group" aria-label={flagMetrics[metric]}>
          <Table>
            <caption>
              <Text as="span">{flagMetrics[metric]}</Text>
            </caption>
            <thead>
              <tr>
                <th scope="col">Variant</th>
                <th scope="col">vs. default</th>
                <th scope="col">Rate</th>
                <th scope="col">Visitors</th>
                <th scope="col">Conversions</th>
              </tr>
            </thead>
            <tbody>
              {variants.map(({ variant, visitors, conversions, rate, difference }) => (
                <tr key={variant}>
                  <th scope="row">{variantLabel(key, variant)}</th>
                  <td>
                    {variant === flagDefinitions[key].default ? (
                      'Default'
                    ) : (
                      <>
                        {conclusionText(difference)}
                        {difference && (
                          <Text $tone="soft" $size="small">
                            {differenceText(difference)}
                          </Text>
                        )}
                      </>
                    )}
                  </td>
                  <td>{rate ? rateText(rate) : '–'}</td>
                  <td>{visitors.toLocaleString('en-US')}</td>
                  <td>{conversions.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      ))}
    </>
  );
}
