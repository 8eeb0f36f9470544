import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountTop } from '@/components/account/AccountTop';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { DoorPicture } from '@/components/ui/DoorPicture';
import { HousePicture } from '@/components/ui/HousePicture';
import { CheckIcon } from '@/components/ui/interfaceIcons';
import { MailboxPicture } from '@/components/ui/MailboxPicture';
import { MapPicture } from '@/components/ui/MapPicture';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { UmbrellaPicture } from '@/components/ui/UmbrellaPicture';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import type { FirstRun } from './firstRuns.data';

const pictures: Record<FirstRun['picture'], ReactNode> = {
  door: <DoorPicture />,
  house: <HousePicture />,
  mailbox: <MailboxPicture />,
  map: <MapPicture />,
  umbrella: <UmbrellaPicture />,
};

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
export function FirstRunScreen({ title, lead, picture, holds, starts, ways }: FirstRun) {
  return (
    <>
      <AccountTop title={title}>{lead}</AccountTop>
      <Card $tone="wash" $pad="s32">
        <Split>
          <Stack $gap="s24">
            {holds.length > 0 && (
              <Stack $gap="s12">
                <Text $weight="semibold">What you find here</Text>
                <List>
                  {holds.map((each) => (
                    <li key={each}>
                      <CheckIcon size={20} />
                      <span>{each}</span>
                    </li>
                  ))}
                </List>
              </Stack>
            )}
            <Text $tone="soft">{starts}</Text>
            <Row>
              {ways.map(({ label, href }, at) => (
                <ButtonLink key={href} href={href} tone={at === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </Row>
          </Stack>
          {pictures[picture]}
        </Split>
      </Card>
    </>
  );
}
