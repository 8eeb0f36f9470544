import { useSyncExternalStore } from 'react';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Profile } from '@/contract/account/profiles/endpoints';
import { usePreferences } from '@/hooks/usePreferences';
import {
  chooseMotion,
  chooseTheme,
  chosenTheme,
  onPreferencesChange,
  prefersReducedMotion,
  type Theme,
} from '@/lib/preferences';
import { LanguageSetting } from './LanguageSetting';

const themeOptions = [
  { value: '', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const motionOptions = [
  { value: 'device', label: 'Same as device' },
  { value: 'still', label: 'Reduce motion' },
] as const;

/** Colors and movement of this browser, kept here for a year, and the language of the person, kept with the account. */
export function AppearanceSettings({ profile }: { readonly profile: Profile | undefined }) {
  const { language } = usePreferences();
  const theme = useSyncExternalStore(onPreferencesChange, chosenTheme, () => undefined);
  const reduceMotion = useSyncExternalStore(onPreferencesChange, prefersReducedMotion, () => false);
  return (
    <Card id="appearance">
      <Stack>
        <Heading $size="small">Appearance</Heading>
        <ChoicePills
          legend="Theme"
          options={themeOptions}
          value={theme ?? ''}
          onChange={(value) => chooseTheme(value === '' ? undefined : (value as Theme))}
        />
        <ChoicePills
          legend="Motion"
          options={motionOptions}
          value={reduceMotion ? 'still' : 'device'}
          onChange={(value) => chooseMotion(value === 'still')}
        />
        {profile && <LanguageSetting profile={profile} />}
        <Text $size="small" $tone="soft">
          Dates and times use your browser’s language:{' '}
          {new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language}.
        </Text>
      </Stack>
    </Card>
  );
}
