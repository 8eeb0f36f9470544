import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Profile, profiles } from '@/contract/account/profiles/endpoints';
import { ApiError } from '@/lib/api/error';
import { createQueryClient } from '@/lib/api/query';
import { renderScreen } from '@/tests/support/renderScreen';
import { LanguageSetting } from './LanguageSetting';

const profile: Profile = {
  firstName: 'Inés',
  lastName: 'Vale',
  email: 'ines@example.test',
  unconfirmedEmail: null,
  homeTown: 'Oakland',
  aboutMe: null,
  phone: '(415) 555-0134',
  phoneVerified: true,
  leadSource: null,
  leadMedium: null,
  language: 'en',
  mediaId: null,
  image: null,
};

function renderLanguage(
  call: (endpoint: unknown, args: { body: object }) => Promise<unknown>,
  language: Profile['language'] = 'en',
) {
  const spy = vi.fn(call);
  const queries = createQueryClient({ call: spy as never }, { production: false });
  renderScreen(<LanguageSetting profile={{ ...profile, language }} />, { client: queries });
  return spy;
}

test('a language is kept with the rest of the profile as it was', async () => {
  const call = renderLanguage(async () => ({ ...profile, language: 'es', newEmail: null }));
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  const [endpoint, args] = call.mock.calls[0] ?? [];
  expect(endpoint).toBe(profiles.updateProfile);
  expect(args?.body).toMatchObject({ language: 'es', email: profile.email, homeTown: 'Oakland', phone: profile.phone });
});

test('what could not be kept is said, and the choice is as it was', async () => {
  renderLanguage(() =>
    Promise.reject(new ApiError({ message: 'We are busy.', code: 'unavailable' }, '/users/profile', 503)),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByText('We are busy.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('lists in Spanish what is translated and what is not, for people who chose Spanish', () => {
  renderLanguage(async () => profile, 'es');
  const text = screen.getByText(/^Usamos este idioma/);
  expect(text).toHaveAttribute('lang', 'es');
  expect(text).toHaveTextContent('El sitio y los demás correos están en inglés por ahora.');
});
