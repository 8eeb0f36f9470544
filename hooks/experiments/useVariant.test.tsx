import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { flags } from '@/contract/platform/flags/endpoints';
import { setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { writeCookie } from '@/lib/storage/cookies';
import { clearSessionStorage } from '@/lib/storage/oncePerSession';
import { renderScreen } from '@/tests/support/renderScreen';
import { useVariant, VariantContext } from './useVariant';

const call = vi.fn(async () => ({}));
const ID = 'V1StGXR8_Z5jdHi6B-myT';

beforeEach(() => {
  call.mockClear();
  setAnalyticsConsent('analytics');
  clearSessionStorage();
  writeCookie('trackingId', ID);
  writeCookie('experiments', undefined);
});

function Entry() {
  return <output>{useVariant('homepage_entry_order') ?? 'default'}</output>;
}
const place = (values: Record<string, string>) =>
  renderScreen(
    <VariantContext value={values}>
      <Entry />
    </VariantContext>,
    { call },
  );

test('is counted once per session, as the variant of the cookie', async () => {
  writeCookie('experiments', JSON.stringify({ homepage_entry_order: 'resident_first' }));
  place({ homepage_entry_order: 'resident_first' });
  expect(screen.getByRole('status')).toHaveTextContent('resident_first');
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith(
    flags.recordExposure,
    { params: { flagKey: 'homepage_entry_order' }, body: { variant: 'resident_first', trackingId: ID } },
    { keepalive: true },
  );
  place({ homepage_entry_order: 'resident_first' });
  expect(call).toHaveBeenCalledOnce();
});

test('is the default, and counted nowhere, for anyone who takes part in nothing or has opted out', () => {
  place({});
  expect(screen.getByRole('status')).toHaveTextContent('default');
  writeCookie('experiments', JSON.stringify({ homepage_entry_order: 'owner_first' }));
  writeCookie('privacyChoice', 'necessary');
  place({});
  expect(call).not.toHaveBeenCalled();
});
