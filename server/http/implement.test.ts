import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Access, type Endpoint, type EndpointOptions, endpoint, resource } from '@/contract/endpoint';
import { operations } from '@/server/operations';
import { type Handler, implement } from './implement';
import { audienceOnly, rowLevel, scopeOnly } from './policy';

const schemas = { act: { result: z.object({}) } };

function canAct(): boolean {
  return true;
}

type Part = Partial<Handler<Endpoint, unknown>>;

/** Binds one operation as a module would. */
function bind(access: Access, handler: Part, options: Partial<EndpointOptions> = {}) {
  const things = resource<typeof schemas>('things')({
    act: endpoint('POST', '/things', { summary: 'Acts on things', access, ...options }),
  });
  return () => implement(things, schemas, { act: { handle: () => ({}), ...handler } as never });
}

const load = () => ({ id: 1 });
const onDuty: Part = { authorize: canAct, duties: ['care'] };

describe('implement', () => {
  test.each<[string, Access, Part, RegExp, Partial<EndpointOptions>?]>([
    ['no policy', 'signedIn', {}, /has no policy/],
    ['a policy written in place', 'signedIn', { authorize: () => true }, /without a name/],
    ['a whole audience on a restricted endpoint', 'signedIn', { authorize: audienceOnly }, /name a policy/],
    ['no duty on a staff endpoint', 'staff', { authorize: canAct }, /without a duty/],
    ['no duty on an editor endpoint', 'editor', { authorize: canAct, duties: [] }, /without a duty/],
    ['a whole audience on a staff endpoint', 'staff', { authorize: audienceOnly }, /name a policy/],
    ['row-level security for staff', 'staff', { authorize: rowLevel }, /must ask for a duty/],
    ['rows of nobody', 'public', { authorize: rowLevel }, /rows of nobody/],
    ['own transactions without a load', 'signedIn', { authorize: canAct, transaction: 'manual' }, /without a load/],
    [
      'own transactions with an audit entry of the pipeline',
      'signedIn',
      { load, authorize: canAct, transaction: 'manual' },
      /its own audit entries/,
      { audit: 'lead.created' },
    ],
    [
      'own transactions that the pipeline is to widen',
      'signedIn',
      { load, authorize: canAct, transaction: 'manual', runAs: 'system' },
      /cannot widen/,
    ],
    ['a scope without a policy for keys', 'staff', onDuty, /name `authorizeKey`/, { scope: 'leads:create' }],
    ['a policy for keys without a scope', 'staff', { ...onDuty, authorizeKey: scopeOnly }, /without a scope/],
    [
      'a policy for keys written in place',
      'staff',
      { ...onDuty, authorizeKey: () => true },
      /without a name/,
      { scope: 'leads:create' },
    ],
    [
      'a key for what needs a recent login',
      'staff',
      { ...onDuty, authorizeKey: scopeOnly },
      /recent login/,
      { scope: 'leads:create', sudo: true },
    ],
    [
      'a key for what moves money',
      'staff',
      { ...onDuty, authorizeKey: scopeOnly },
      /moves money/,
      { scope: 'leads:create', idempotent: 'required' },
    ],
    [
      'a scope that reads on what writes',
      'staff',
      { ...onDuty, authorizeKey: scopeOnly },
      /scope that reads/,
      { scope: 'leases:read' },
    ],
  ])('refuses to boot with %s', (_, access, handler, message, options) => {
    expect(bind(access, handler, options)).toThrow(message);
  });

  test.each<[string, Access, Part]>([
    ['a public operation for everybody', 'public', { authorize: audienceOnly }],
    ['an operation on rows of the caller', 'signedIn', { authorize: rowLevel }],
    ['a named policy and a duty', 'staff', { authorize: canAct, duties: ['care'] }],
    ['own transactions with a load and a policy', 'signedIn', { load, authorize: canAct, transaction: 'manual' }],
  ])('boots with %s', (_, access, handler) => {
    expect(bind(access, handler)()).toHaveLength(1);
  });
});

test('every operation of the API is authorized in the pipeline', () => {
  expect(operations.length).toBeGreaterThan(180);
  const names = operations.map(({ endpoint: { key } }) => key.join('.'));
  expect(new Set(names).size).toBe(names.length);
  for (const { endpoint: declared, schemas: own, handler } of operations)
    expect(() => implement({ act: declared }, { act: own } as never, { act: handler } as never)).not.toThrow();
});
