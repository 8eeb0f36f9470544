import styled from 'styled-components';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { DollarIcon, HouseIcon, WrenchIcon } from '@/components/ui/icons/homeIcons';
import { ListIcon } from '@/components/ui/icons/statusIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { qualificationStart } from '@/lib/flow/flowMounts';
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
        Explore first
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
            Rental calculator
          </Heading>
          <Text $tone="soft">
            Enter your rent, mortgage, and HOA dues to see your monthly cash flow with each payout plan.
          </Text>
          <ModalLink modal="NAPKIN_MODAL" href={routes.homeowners.compare()}>
            Calculate
          </ModalLink>
        </EntryCard>
        <EntryCard>
          <ListIcon />
          <Heading as="h3" $size="small">
            Compare your options
          </Heading>
          <Text $tone="soft">
            See Belong, a traditional manager, and managing it yourself over three years, with your own numbers.
          </Text>
          <Link href={routes.homeowners.compare()}>Compare</Link>
        </EntryCard>
        <EntryCard>
          <WrenchIcon />
          <Heading as="h3" $size="small">
            Try our Pros
          </Heading>
          <Text $tone="soft">Get one repair without signing up. Tell us what you need, and see how we work.</Text>
          <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'pros' }} href={routes.support()}>
            Request a repair
          </ModalLink>
        </EntryCard>
      </List>
    </section>
  );
}
