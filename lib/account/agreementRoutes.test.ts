import { expect, test } from 'vitest';
import { agreementQueries, parseAgreementRoute } from './agreementRoutes';

test('a step with an id is that agreement, a start with one that home', () => {
  expect(parseAgreementRoute('plan/a1')).toEqual({ step: 'plan', agreementId: 'a1' });
  expect(parseAgreementRoute('plan/a1/s1')).toEqual({ step: 'plan', agreementId: 'a1' });
  expect(parseAgreementRoute('start/h1')).toEqual({ step: 'start', homeId: 'h1' });
});

test.each([undefined, 'start', 'plan'])('%s names no agreement: all of them', (at) => {
  expect(parseAgreementRoute(at)).toEqual({ step: 'list' });
  expect(agreementQueries(at)).toHaveLength(1);
});

test.each(['nonsense', 'nonsense/a1', 'plan/a1/s1/more'])('%s is not there', (at) => {
  expect(agreementQueries(at)).toBeNull();
});
