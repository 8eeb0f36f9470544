import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STANDARDS } from '@/contract/onboarding/inspections/standards';
import { FindingCard } from './FindingCard';

const standard = STANDARDS.find(({ source }) => source.includes('17920.3')) ?? expect.fail('no such standard');
const finding = {
  id: 'f1',
  roomId: 'r1',
  standardId: standard.id,
  severity: standard.severity,
  note: '',
  measurement: '',
  serialPlate: '',
  fixed: false,
  photoIds: [],
};

test.each([
  ['CA', true],
  ['WA', false],
])('a finding in %s names the law of that state', (state, isCalifornian) => {
  render(<FindingCard finding={finding as never} draft={{ photos: [] } as never} state={state} storedPhotos={[]} />);
  expect(screen.queryByText(/Cal\. Health & Safety Code/) !== null).toBe(isCalifornian);
});
