import { memo } from 'react';
import type { HomeCard as Card } from '@/contract/homes/homes/endpoints';
import { HomeCard } from './HomeCard';
import { HomeGridCells } from './HomeGridCells';

interface HomeGridProps {
  readonly items: readonly Card[];
  readonly now: number;
  readonly level?: 'h2' | 'h3';
  readonly allIn?: boolean;
  /** What sets each apart from what was asked for, in the same order. */
  readonly notes?: readonly string[];
  /** How many of their pictures are fetched before all others: those that a phone shows at once. */
  readonly priorityCount?: number;
}

/** Drawn again only for other homes: what changes around it, such as the width of the window, is many cards away from it. */
export const HomeGrid = memo(function HomeGrid({
  items,
  now,
  level = 'h2',
  allIn = false,
  notes,
  priorityCount = 0,
}: HomeGridProps) {
  return (
    <HomeGridCells>
      {items.map((home, at) => (
        <li key={home.id}>
          <HomeCard
            home={home}
            now={now}
            level={level}
            allIn={allIn}
            note={notes?.[at]}
            priority={at < priorityCount}
          />
        </li>
      ))}
    </HomeGridCells>
  );
});
