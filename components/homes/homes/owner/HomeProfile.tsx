import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { homeSetup, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

interface HomeProfileProps {
  readonly homeId: string;
  /** For our team, which leaves the answers to the owners. */
  readonly isReadOnly?: boolean;
}

/** The owners' facts about the home: its appliances with age and warranty, and the rest by part of the setup. */
export function HomeProfile({ homeId, isReadOnly = false }: HomeProfileProps) {
  const { data } = useApi(homeSetup.getHomeProfile, { params: { homeId } });
  if (!data || (data.sections.length === 0 && data.appliances.length === 0)) return null;
  return (
    <Stack as="section" aria-labelledby="profile" $gap="s16">
      <Row $justify="space-between">
        <Heading id="profile" $size="small">
          Details
        </Heading>
        {!isReadOnly && (
          <ButtonLink tone="ghost" size="small" href={routes.accounts.portfolio.setup({ propertyId: homeId })}>
            Change details
          </ButtonLink>
        )}
      </Row>
      {data.appliances.map(({ label, model, yearInstalled, warrantyUntil, underWarranty }) => (
        <Card key={label} $pad="s16">
          <Row $justify="space-between">
            <Text $weight="semibold">{label}</Text>
            {warrantyUntil && (
              <Badge tone={underWarranty ? 'success' : 'neutral'}>
                {underWarranty ? 'Warranty until' : 'Warranty ended'} {formatDate(warrantyUntil)}
              </Badge>
            )}
          </Row>
          <Text $size="small" $tone="soft">
            {[model, yearInstalled && `Installed in ${yearInstalled}`].filter(Boolean).join(' · ') || 'No details yet'}
          </Text>
        </Card>
      ))}
      {data.sections.map(({ group, answers }) => (
        // What the owner asks of the lease is what our team acts on.
        <Disclosure key={group} open={isReadOnly && group === 'lease'} summary={setupGroupLabels[group]}>
          <Stack as="ul" $gap="s4">
            {answers.map(({ question, answer }) => (
              <li key={question}>
                {question} <strong>{answer}</strong>
              </li>
            ))}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
