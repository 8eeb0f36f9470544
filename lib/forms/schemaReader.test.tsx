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
