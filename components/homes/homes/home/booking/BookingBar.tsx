import styled from 'styled-components';
import { AskQuestionLink } from '@/components/layout/shared/AskQuestionLink';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Money } from '@/components/ui/text/Money';
import type { Home } from '@/contract/homes/homes/endpoints';
import { routes } from '@/contract/routes';
import { canBeToured } from '@/lib/labels/home.labels';
import { smallScreen, up } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, layer, size, space, width } from '@/styles/tokens';

const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s12} ${width.gutter} max(${space.s12}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  ${smallScreen} {
    flex-wrap: wrap;
  }

  ${up('lg')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Rent = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t21};

  small {
    display: block;
    color: ${color.inkSoft};
    font-family: inherit;
    font-size: ${size.t14};
    letter-spacing: normal;
  }
`;

/** The rent and the way on, within reach of a thumb. */
export function BookingBar({ home }: { readonly home: Home }) {
  return (
    <Bar aria-label="Rent and booking">
      <Rent>
        <Money amount={home.rentCents} per="month" />
        <small>
          <a href="#costs">
            <Money amount={home.allInCents} /> all-in
          </a>
        </small>
      </Rent>
      {canBeToured(home.status) ? (
        <ButtonLink href={routes.tours.book({ place: home.citySlug, homeId: home.id })} prefetch={false}>
          Book a tour
        </ButtonLink>
      ) : (
        <AskQuestionLink homeId={home.id} />
      )}
    </Bar>
  );
}
