import { announce } from '@/components/ui/feedback/announcements';
import { Notice } from '@/components/ui/feedback/Notice';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Language, type Profile, profiles } from '@/contract/account/profiles/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { toProfileInput } from './profileInput';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** Preferred language of emails and documents that exist in both; stored with the account. */
export function LanguageSetting({ profile }: { readonly profile: Profile }) {
  const save = useApiMutation(profiles.updateProfile, { touches: [profiles] });
  const choose = (language: Language) =>
    save.mutate(
      { body: { ...toProfileInput(profile), language } },
      { onSuccess: () => announce('Your language is saved.') },
    );
  const shown = save.isPending ? (save.variables.body.language ?? profile.language) : profile.language;
  return (
    <Stack $gap="s8">
      <ChoicePills legend="Language" options={languages} value={shown} onChange={choose} />
      {save.error && (
        <Notice live tone="danger" title="Not saved">
          {save.error.message}
        </Notice>
      )}
      <Text $size="small" $tone="soft">
        We use this language for emails about your account, your lease, rent, and repairs, for the plain-language
        summaries in your lease, and when you report a repair. The site and our other emails are in English for now.
      </Text>
      {shown === 'es' && (
        <Text $size="small" $tone="soft" lang="es">
          Usamos este idioma en los correos sobre su cuenta, su contrato, su alquiler y sus reparaciones, en los
          resúmenes sencillos de su contrato y cuando reporta una reparación. El sitio y los demás correos están en
          inglés por ahora.
        </Text>
      )}
    </Stack>
  );
}
