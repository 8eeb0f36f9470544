import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { regions } from '@/contract/homes/regions/endpoints';
import {
  FLAG_AUDIENCES,
  FLAG_ENVIRONMENTS,
  FLAG_USER_TYPES,
  type FlagDefinition,
} from '@/contract/platform/flags/constants';
import type { FlagAudience } from '@/contract/platform/flags/endpoints';
import { useApi } from '@/hooks/useApi';
import { audienceLabels, userTypeLabels } from './flag.labels';

interface AudienceFieldsProps {
  /** Distinguishes the groups of two such fields on one page. */
  readonly label: string;
  readonly scope: FlagDefinition['scope'];
  readonly audience: FlagAudience;
  readonly onChange: (audience: FlagAudience) => void;
}

interface Group {
  name: keyof FlagAudience;
  title: string;
  options: (readonly [value: string, text: string | undefined])[];
}

/** Whom rules are about. Nothing checked in a group means everyone. */
export function AudienceFields({ label, scope, audience, onChange }: AudienceFieldsProps) {
  const allRegions = useApi(regions.listRegions).data ?? [];
  const groups: Group[] = [
    {
      name: 'audiences',
      title: 'Visitors',
      options: FLAG_AUDIENCES.map((each) => [each, audienceLabels[each]] as const),
    },
    {
      name: 'regions',
      title: 'Regions',
      options: allRegions
        .filter(({ id, status }) => id !== 0 && status === 'Active')
        .map(({ slug, name }) => [slug, name] as const),
    },
    // A cached page is the same for everyone who is logged in.
    ...(scope === 'server'
      ? [
          {
            name: 'userTypes' as const,
            title: 'Members',
            options: FLAG_USER_TYPES.map((each) => [each, userTypeLabels[each]] as const),
          },
        ]
      : []),
    { name: 'environments', title: 'Environments', options: FLAG_ENVIRONMENTS.map((each) => [each, each] as const) },
  ];
  const toggle = (name: keyof FlagAudience, value: string, isChecked: boolean) => {
    const before: readonly string[] = audience[name];
    const after = isChecked ? [...before, value] : before.filter((each) => each !== value);
    onChange({ ...audience, [name]: after });
  };
  return (
    <Stack $gap="s16">
      {groups.map(({ name, title, options }) => (
        <Stack key={name} $gap="s8" role="group" aria-label={`${label}: ${title}`}>
          <Text $tone="soft">{title}</Text>
          <Grid $min="10rem" $gap="s8">
            {options.map(([value, text]) => (
              <Checkbox
                key={value}
                checked={(audience[name] as readonly string[]).includes(value)}
                onChange={({ target }) => toggle(name, value, target.checked)}
              >
                {text}
              </Checkbox>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
