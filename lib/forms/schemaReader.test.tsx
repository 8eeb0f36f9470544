import { expect, test, vi } from 'vitest';

test('compiles no schema with Function, which the policy of our pages refuses', async () => {
  vi.resetModules();
  delete (globalThis as { __zod_globalConfig?: object }).__zod_globalConfig;
  const made = vi.fn();
  vi.stubGlobal('Function', made);
  const { zodResolver } = await import('./schemaReader');
  const { Login } = await import('@/contract/account/sessions/schemas');
  const { errors } = await zodResolver(Login)({ email: '', password: '' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(Object.keys(errors)).toContain('email');
  expect(made).not.toHaveBeenCalled();
});

test.each([
  ['a contact', 'phone', '12', async () => (await import('@/components/modals/shared/contactForm')).ContactForm],
  ['a report', 'email', 'ada@', async () => (await import('@/components/homes/listingReports/reportForm')).ReportForm],
  ['a profile', 'phone', '12', async () => (await import('@/contract/account/profiles/schemas')).ProfileChange],
  [
    'the next manager',
    'phone',
    '12',
    async () => (await import('@/contract/tenancy/offboardings/schemas')).NextManager,
  ],
])('says what is wrong with an optional field of %s: %s', async (_, field, typed, load) => {
  const { zodResolver } = await import('./schemaReader');
  const { validationMessage } = await import('@/contract/errors/validationMessages');
  const read = zodResolver(await load(), { error: validationMessage });
  const options = { fields: {}, shouldUseNativeValidation: false };
  const valuesWith = (value: string) => ({ [field]: value }) as never;
  const { errors } = await read(valuesWith(typed), undefined, options);
  expect((errors as Record<string, { message?: string }>)[field]?.message).toMatch(/^Enter a /);
  const { errors: none } = await read(valuesWith(''), undefined, options);
  expect(none).not.toHaveProperty(field);
});
