import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type SetupStep, setup } from '@/contract/platform/setup/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { pluralize } from '@/lib/format/text';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const badges = {
  done: ['success', 'Done'],
  missing: ['danger', 'Missing'],
  advised: ['warning', 'Recommended'],
} as const;

const List = styled.ul`
  ${plainList}

  li {
    padding-block: ${space.s12};
    border-block-end: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
`;

interface StepsProps {
  readonly title: string;
  readonly steps: readonly SetupStep[];
  /** Where there is no step. */
  readonly none: string;
}

function Steps({ title, steps, none }: StepsProps) {
  return (
    <Stack as="section" $gap="s8" aria-label={title}>
      <Heading $size="part">{title}</Heading>
      {steps.length === 0 && <Text $tone="soft">{none}</Text>}
      <List>
        {steps.map(({ id, title: name, state, detail, href }) => (
          <li key={id}>
            <Row $justify="space-between">
              {href ? <Link href={href}>{name}</Link> : <Text as="span">{name}</Text>}
              <Badge tone={badges[state][0]}>{badges[state][1]}</Badge>
            </Row>
            <Text $tone="soft" $size="small">
              {detail}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** What a company sets up before its first lease, with what is still missing. */
export function SetupScreen() {
  const query = useApi(setup.getSetup);
  return (
    <>
      <AccountPageHeader title="Setup" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Everything a first lease needs, and what is still missing.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load the checklist"
        skeleton={<Skeleton $height="24rem" $round="card" />}
      >
        {({ steps, configuration }) => {
          const missing = [...steps, ...configuration].filter(({ state }) => state === 'missing').length;
          return (
            <Stack $gap="s32">
              {missing > 0 ? (
                <Notice tone="warning">
                  {pluralize(missing, 'step is', 'steps are')} missing before the first lease.
                </Notice>
              ) : (
                <Notice tone="success">Nothing is missing before the first lease.</Notice>
              )}
              <Steps title="Checklist" steps={steps} none="" />
              <Steps
                title="Configuration of the site"
                steps={configuration}
                none="Everything in the environment of the site is in order."
              />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}
