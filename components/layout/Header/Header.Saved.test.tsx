import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { savedHomes } from '@/lib/storage/savedHomes';
import { SavedHomes } from './Header.Saved';

beforeEach(() => localStorage.clear());

test('saved homes are in the header once there are any, with their number', () => {
  render(<SavedHomes />);
  expect(screen.queryByRole('link')).toBeNull();
  act(() => savedHomes.replace(['6f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d', '7f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d']));
  expect(screen.getByRole('link', { name: 'Saved homes: 2' })).toHaveAttribute('href', '/homes?saved=true');
});
