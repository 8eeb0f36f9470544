import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon, PinIcon } from '@/components/ui/icons/navigationIcons';
import { Link } from '@/components/ui/navigation/Link';
import { Popover } from '@/components/ui/overlays/Popover';
import { closeOverlay, openOverlay, useStore } from '@/lib/store';
import { hovering } from '@/styles/media';
import { plainButton } from '@/styles/mixins';
import { motion, radius, space, weight } from '@/styles/tokens';

const RegionList = dynamic(() => import('./Header.RegionList').then((file) => file.RegionList));

const Trigger = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 2.75rem;
  padding-inline: ${space.s12};
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: ${radius.pill};
  font-weight: ${weight.medium};
  white-space: nowrap;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 10%, transparent);
    }
  }
`;

/** The region a visitor is interested in; what they pick is kept for a year. */
export function RegionPicker() {
  const region = useStore((state) => state.region);
  return (
    <Popover
      label="Choose a region"
      align="end"
      trigger={(button) => (
        <Trigger {...button} aria-label={`Region: ${region.name || 'choose a region'}`}>
          <PinIcon size={16} />
          {region.name || 'Choose a region'}
          <ChevronDownIcon size={16} />
        </Trigger>
      )}
    >
      {({ open, close }) =>
        open ? (
          <RegionPopover onSelect={close} />
        ) : (
          <Link href="/sitemap/homeowners-coverage-regions">View all regions</Link>
        )
      }
    </Popover>
  );
}

/** Counts as a header overlay for as long as it is open. */
function RegionPopover({ onSelect }: { readonly onSelect: () => void }) {
  useEffect(() => {
    openOverlay('regionPopover');
    return () => closeOverlay('regionPopover');
  }, []);
  return <RegionList onSelect={onSelect} />;
}
