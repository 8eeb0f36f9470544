import { describe, expect, test } from 'vitest';
import { HAZARDS } from './constants';
import { hazardsOf, listHazards } from './hazards';
import { HAZARDS_ENTERED_ON, hazardSources, hazardsByArea } from './hazards.data';

describe('hazardsOf', () => {
  test.each([
    ['94607', { earthquake: 'high', flood: 'moderate', wildfire: 'high', wind: 'low' }],
    ['98101', { earthquake: 'high', flood: 'moderate', wildfire: 'low', wind: 'moderate' }],
    ['33131', { earthquake: 'low', flood: 'high', wildfire: 'low', wind: 'high' }],
    ['22201', { earthquake: 'low', flood: 'moderate', wildfire: 'low', wind: 'moderate' }],
  ])('knows the area of %s', (zipcode, levels) => {
    expect(hazardsOf(zipcode)).toEqual(levels);
  });

  test.each(['00000', '10001', '946', '', 'abcde'])('has no figures for “%s”', (zipcode) => {
    expect([hazardsOf(zipcode), listHazards(zipcode)]).toEqual([null, null]);
  });
});

test('listHazards puts the most likely first', () => {
  expect(listHazards('33131')?.map(({ id }) => id)).toEqual(['flood', 'wind', 'earthquake', 'wildfire']);
});

test('every hazard has a map, an address to look it up, and a level in every area', () => {
  for (const hazard of HAZARDS) {
    expect(hazardSources[hazard].map).toMatch(/20\d\d/);
    expect(hazardSources[hazard].lookUp).toMatch(/^https:/);
    for (const [area, levels] of Object.entries(hazardsByArea)) {
      expect(area).toMatch(/^\d{3}$/);
      expect(['high', 'moderate', 'low']).toContain(levels[hazard]);
    }
  }
  expect(HAZARDS_ENTERED_ON).toMatch(/^2026-/);
});
