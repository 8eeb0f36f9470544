import { expect, test } from 'vitest';
import { featuresFrom, heatingFrom } from './amenities';
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
  expect(featuresFrom({ outside })).toEqual(['Yard', 'Patio or deck', 'Balcony', 'Pool', 'Hot tub', 'Shed']);
});

test('appliances that stay are features, those of heating and hot water are not', () => {
  expect(featuresFrom({ appliances: ['waterHeater', 'dishwasher', 'furnace', 'range'] })).toEqual([
    'Range or oven',
    'Dishwasher',
  ]);
  expect(featuresFrom({})).toEqual([]);
});
