import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { InspectionStatus } from '@/contract/onboarding/inspections/constants';
import { STANDARDS } from '@/contract/onboarding/inspections/standards';
import { RoomSection } from './RoomSection';

const kitchen = { id: 'r1', name: 'Kitchen', type: 'kitchen' } as const;
const [standard] = STANDARDS;
const finding = {
  id: 'f1',
  roomId: 'r1',
  standardId: standard.id,
  severity: standard.severity,
  note: 'The left burner is dead.',
  measurement: '30 inches',
  serialPlate: '',
  fixed: false,
  photoIds: [],
};

function show(status: InspectionStatus, findings: readonly unknown[]) {
  const draft = { status, findings, photos: [], write: vi.fn(), addPhoto: vi.fn() };
  render(<RoomSection room={kitchen} draft={draft as never} state="CA" storedPhotos={[]} />);
}

test.each(['submitted', 'canceled'] as const)(
  '%s: what was found is there to read, and nothing to change',
  (status) => {
    show(status, [finding]);
    expect(screen.getByText('The left burner is dead.')).toBeInTheDocument();
    expect(screen.getByText('Measurement: 30 inches')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { hidden: true })).toEqual([]);
    expect(screen.queryAllByRole('textbox', { hidden: true })).toEqual([]);
    expect(screen.queryAllByRole('combobox', { hidden: true })).toEqual([]);
  },
);

test('a room without findings says so once the inspection is submitted', () => {
  show('submitted', []);
  expect(screen.getByText('Kitchen · nothing to do')).toBeInTheDocument();
  expect(screen.getByText('The inspector found nothing to do here.')).toBeInTheDocument();
});

test.each(['in_progress', 'reinspection'] as const)('%s: findings can be written', (status) => {
  show(status, [finding]);
  for (const name of ['Remove finding', 'Add finding', 'Rename room'])
    expect(screen.getByRole('button', { name, hidden: true })).toBeInTheDocument();
});
