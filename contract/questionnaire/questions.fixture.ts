// What people may answer to any question, well or badly, for tests that walk flows.
import fc from 'fast-check';
import { type Question, upperBound } from './questions';

const servedAddress = {
  streetAddress: '12 Alder St',
  unit: null,
  city: 'Oakland',
  state: 'CA',
  zipcode: '94601',
  lat: 37.78,
  lng: -122.22,
  precision: 'zip',
  regionId: 1,
  regionName: 'Bay Area',
};

/** An answer that is in order. */
export function validAnswer(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'text':
      return fc.stringMatching(/^[A-Za-z]{1,12}$/);
    case 'email':
      return fc.constant('ada@example.test');
    case 'phone':
      return fc.constant('+14155550134');
    case 'date':
      return question.minAge ? fc.constant('1990-02-03') : fc.constantFrom('2026-12-01', '2024-02-29');
    case 'visitTime':
      return fc.constant('2026-12-01T18:00:00.000Z[America/Los_Angeles]');
    case 'money':
    case 'integer':
      return fc.integer({ min: question.min, max: upperBound(question) });
    case 'scale':
      return fc.integer({ min: 1, max: question.steps.length });
    case 'choice':
      return fc.constantFrom(...Object.keys(question.options));
    case 'many': {
      const others = Object.keys(question.options).filter((each) => each !== question.none);
      const some = fc.subarray(others, { minLength: question.optional ? 0 : 1 });
      return question.none === undefined ? some : fc.oneof(some, fc.constant([question.none]));
    }
    case 'consent':
      return fc.boolean();
    case 'files':
      return fc.uniqueArray(fc.uuid({ version: 7 }), { minLength: 1, maxLength: question.max }).map((ids) =>
        ids.map((id) => ({
          ...(question.photosOnly
            ? { id, name: 'Kitchen.jpg', mime: 'image/jpeg' }
            : { id, name: 'Lease.pdf', mime: 'application/pdf' }),
          bytes: 1,
          notes: [],
          datedOn: null,
        })),
      );
    case 'address':
      return fc.constantFrom(servedAddress, { ...servedAddress, state: 'CO', regionId: null, regionName: null });
  }
}

/** Anything at all: nothing, something good, something no question takes. */
export const anyAnswer = (question: Question): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: validAnswer(question) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(undefined, null, '', '   ', Number.NaN, -1, 1e12, '2026-02-30', [], {}, true),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
