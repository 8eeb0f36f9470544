import styled from 'styled-components';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { DollarIcon, HouseIcon, WrenchIcon } from '@/components/ui/icons/homeIcons';
import { ListIcon } from '@/components/ui/icons/statusIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { qualificationStart } from '@/lib/flow/flowMounts';
import { routes } from '@/lib/routing/routes';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

/** Three beside one another from a tablet on. */
const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s32};
  margin-block-start: ${space.s24};
`;

const EntryCard = styled.li`
  display: grid;
  gap: ${space.s8};
  align-content: start;
  padding-block-start: ${space.s16};
  border-block-start: 3px solid ${color.apricot};

  svg {
    color: ${color.brand};
  }

  a {
    justify-self: start;
    color: ${color.brand};
  }
`;

/** For those who want to look before they say anything. */
export function EntryCards() {
  return (
    <section aria-labelledby="explore">
      <Heading id="explore" $size="section">
        Or look first
      </Heading>
      <List>
        <EntryCard>
          <HouseIcon />
          <Heading as="h3" $size="small">
            Does your home qualify?
          </Heading>
          <Text $tone="soft">
            Answer a few questions about your home. You see the answer and the reasons right away.
          </Text>
          <Link href={qualificationStart()}>Check your home</Link>
        </EntryCard>
        <EntryCard>
          <DollarIcon />
          <Heading as="h3" $size="small">
            On a napkin
          </Heading>
          <Text $tone="soft">
            Rent, mortgage, HOA: what a month leaves, under each payout plan. A minus is shown too.
          </Text>
          <ModalLink modal="NAPKIN_MODAL" href={routes.homeowners.compare()}>
            Do the sum
          </ModalLink>
        </EntryCard>
        <EntryCard>
          <ListIcon />
          <Heading as="h3" $size="small">
            Side by side
          </Heading>
          <Text $tone="soft">
            Us, a traditional manager, and doing it yourself: three years in dollars, from your own figures.
          </Text>
          <Link href={routes.homeowners.compare()}>Compare</Link>
        </EntryCard>
        <EntryCard>
          <WrenchIcon />
          <Heading as="h3" $size="small">
            Try our Pros
          </Heading>
          <Text $tone="soft">One repair, no agreement. Tell us what it is, and see how we work.</Text>
          <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'pros' }} href={routes.support()}>
            Tell us what needs doing
          </ModalLink>
        </EntryCard>
      </List>
    </section>
  );
}
