import type { ReactNode } from 'react';
import type { MapEngine } from '@/components/layout/map/engine/mapEngine';
import { FollowToggle, MapCorner } from '@/components/layout/map/MapFrame';
import { Button } from '@/components/ui/actions/Button';
import { IconButton } from '@/components/ui/actions/IconButton';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { MinusIcon, PlusIcon } from '@/components/ui/icons/interfaceIcons';
import { Tooltip } from '@/components/ui/overlays/Tooltip';

interface MapControlsProps {
  readonly map: MapEngine;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  /** The visitor moved the map, and the list has stayed where it was. */
  readonly hasMoved: boolean;
  readonly onSearchHere: () => void;
  /** What else there is to press. */
  readonly children?: ReactNode;
}

/** Zoom, and whether the list follows the map. */
export function MapControls({ map, isFollowing, onFollow, hasMoved, onSearchHere, children }: MapControlsProps) {
  return (
    <>
      <MapCorner $side="start">
        <FollowToggle>
          <Checkbox checked={isFollowing} onChange={(event) => onFollow(event.target.checked)}>
            Search as I move the map
          </Checkbox>
        </FollowToggle>
        {hasMoved && !isFollowing && (
          <Button size="small" onClick={onSearchHere}>
            Search this area
          </Button>
        )}
        {children}
      </MapCorner>
      <MapCorner $side="end">
        <Tooltip text="Zoom in">
          <IconButton label="Zoom in" tone="surface" onClick={() => map.zoomBy(1)}>
            <PlusIcon size={20} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Zoom out">
          <IconButton label="Zoom out" tone="surface" onClick={() => map.zoomBy(-1)}>
            <MinusIcon size={20} />
          </IconButton>
        </Tooltip>
      </MapCorner>
    </>
  );
}
