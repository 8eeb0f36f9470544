import styled from 'styled-components';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { DoorIllustration } from '@/components/ui/illustrations/DoorIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import type { FirstRun } from './firstRuns.data';

const Split = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.s32};

  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    justify-items: stretch;
  }
`;

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};

  li {
    display: flex;
    gap: ${space.s12};
  }

  svg {
    margin-block-start: 0.2rem;
    color: ${color.brand};
  }
`;

/** A page before there is anything on it: what it holds, what starts it, and where to go meanwhile. */
export function FirstRunScreen({ title, lead, contents, firstStep, actions, whenRenting }: FirstRun) {
  const { data } = useApi(account.getAccount);
  const residences = whenRenting ? (data?.residences ?? []) : [];
  const links = residences.length > 0 ? residences.map(({ action }) => action) : actions;
  return (
    <>
      <AccountPageHeader title={title}>{lead}</AccountPageHeader>
      <Card $tone="wash" $pad="s32">
        <Split>
          <Stack $gap="s24">
            {contents.length > 0 && (
              <Stack $gap="s12">
                <Text $weight="semibold">What you find here</Text>
                <List>
                  {contents.map((each) => (
                    <li key={each}>
                      <CheckIcon size={20} />
                      <span>{each}</span>
                    </li>
                  ))}
                </List>
              </Stack>
            )}
            <Text $tone="soft">{firstStep}</Text>
            <Row>
              {links.map(({ label, href }, at) => (
                <ButtonLink key={href} href={href} tone={at === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </Row>
          </Stack>
          <DoorIllustration />
        </Split>
      </Card>
    </>
  );
}
