import { expect, test } from 'vitest';
import { screenProblems } from '@/contract/questionnaire/flow';
import { rentEstimate } from './rentEstimate';

const address = {
  streetAddress: '4821 Fremont Ave N',
  unit: null,
  city: 'Seattle',
  state: 'WA',
  lat: 47.66,
  lng: -122.35,
  precision: 'city',
  regionId: 4,
  regionName: 'Seattle Area',
};
const [first] = rentEstimate.screens;
const problemsOf = (zipcode: string) =>
  first && screenProblems(rentEstimate, first, { address: { ...address, zipcode } });

test('the first screen asks for the ZIP code instead of an estimate for the whole city', () => {
  expect(problemsOf('00000')).toEqual({ address: 'Add the ZIP code, such as 94601' });
  expect(problemsOf('98103')).toEqual({});
});
