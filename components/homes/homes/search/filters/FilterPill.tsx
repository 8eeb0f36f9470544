import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { Popover } from '@/components/ui/overlays/Popover';
import { hovering, smallScreen, up } from '@/styles/media';
import { plainButton } from '@/styles/mixins';
import { color, motion, radius, space, weight } from '@/styles/tokens';

const PillButton = styled.button<{ $active: boolean }>`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 2.75rem;
  padding-inline: ${space.s16};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-weight: ${weight.medium};
  white-space: nowrap;

  ${smallScreen} {
    max-width: 100%;
    padding-block: ${space.s8};
    white-space: normal;
  }

  transition: border-color ${motion.hover};

  ${({ $active }) =>
    $active &&
    css`
      border-color: ${color.brand};
      background: ${color.brandTint};
      color: ${color.brandStrong};
    `}

  ${hovering} {
    &:hover {
      border-color: ${color.brand};
    }
  }
`;

const PillPanel = styled.div`
  ${up('sm')} {
    width: 20rem;
    max-width: 100%;
  }
`;

interface FilterPillProps {
  /** What it filters: "Rent". */
  readonly name: string;
  /** What is asked for at the moment. */
  readonly summary?: string | undefined;
  /** It stands among the chips beneath too, where it is taken away; so the pill only shows that it is set. */
  readonly hasChip?: boolean;
  readonly icon?: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** One filter: says what it stands at, opens to change it. */
export function FilterPill({ name, summary, hasChip = false, icon, children }: FilterPillProps) {
  return (
    <Popover
      label={name}
      sheet
      trigger={(button) => (
        <PillButton
          {...button}
          $active={summary !== undefined}
          aria-label={summary && !summary.startsWith(name) ? `${name}: ${summary}` : (summary ?? name)}
        >
          {icon}
          {hasChip ? name : (summary ?? name)}
          <ChevronDownIcon size={16} />
        </PillButton>
      )}
    >
      {({ close }) => <PillPanel>{children(close)}</PillPanel>}
    </Popover>
  );
}
