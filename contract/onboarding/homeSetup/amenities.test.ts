import { expect, test } from 'vitest';
import { FEATURE_FILTERS } from '@/contract/homes/homes/filters';
import { featuresFrom, heatingFrom, isStepFree } from './amenities';
import { APPLIANCES } from './flows/appliances';
import { propertySetup } from './flows/building';

test('every answer about heating has words for the listing', () => {
  const answers = Object.keys(propertySetup.questions.heating.options);
  expect(answers.map((heating) => heatingFrom({ heating }))).toEqual([
    'Central',
    'Heat pump',
    'Wall or floor heaters',
    'Radiators',
    'None',
  ]);
  expect(heatingFrom({})).toBe('');
});

test('every answer about the outside is a feature of the listing', () => {
  const outside = Object.keys(propertySetup.questions.outside.options);
  expect(featuresFrom({ outside })).toEqual([
    'Yard',
    'Fenced yard',
    'Patio or deck',
    'Balcony',
    'Pool',
    'Hot tub',
    'Shed',
  ]);
});

test('appliances that stay are features, those of heating and hot water are not', () => {
  expect(featuresFrom({ appliances: ['waterHeater', 'dishwasher', 'furnace', 'range'] })).toEqual([
    'Range or oven',
    'Dishwasher',
  ]);
  expect(featuresFrom({})).toEqual([]);
});

test('an owner can answer the setup so that the home meets each filter that looks at its features', () => {
  const { outside, inside } = propertySetup.questions;
  const all = featuresFrom({
    outside: Object.keys(outside.options),
    inside: Object.keys(inside.options),
    appliances: Object.keys(APPLIANCES),
  });
  for (const [name, filter] of Object.entries(FEATURE_FILTERS))
    if ('features' in filter)
      expect(
        filter.features.some((feature) => all.includes(feature)),
        name,
      ).toBe(true);
  expect(all).toHaveLength(Object.keys(outside.options).length + Object.keys(inside.options).length + 6);
});

test('a home is step-free where its owner says so, and unknown where the owner was never asked', () => {
  expect(isStepFree({ inside: ['gym', 'stepFree'] })).toBe(true);
  expect(isStepFree({ inside: [] })).toBe(false);
  expect(isStepFree({})).toBeUndefined();
});
