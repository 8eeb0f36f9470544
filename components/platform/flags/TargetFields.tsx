import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type FlagKey, flagDefinitions } from '@/contract/platform/flags/constants';
import type { FlagRules } from '@/contract/platform/flags/endpoints';
import { AudienceFields } from './AudienceFields';
import { variantLabel } from './flag.labels';

type Targets = FlagRules['targets'];

interface TargetFieldsProps {
  readonly flagKey: FlagKey;
  readonly targets: Targets;
  readonly onChange: (targets: Targets) => void;
}

/** Fixed answers: the first one that fits is used, before anyone is split. */
export function TargetFields({ flagKey, targets, onChange }: TargetFieldsProps) {
  const { variants, scope, default: base } = flagDefinitions[flagKey];
  const change = (at: number, changes: Partial<Targets[number]>) =>
    onChange(targets.map((target, n) => (n === at ? { ...target, ...changes } : target)));
  const add = () =>
    onChange([
      ...targets,
      { variant: base, audience: { audiences: [], regions: [], userTypes: [], environments: [] } },
    ]);
  return (
    <Stack $gap="s12">
      <Text>Overrides. The first match applies, before traffic is split.</Text>
      {targets.map(({ variant, audience }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed answer is known by its place
        <Disclosure key={n} summary={`Override ${n + 1}: ${variantLabel(flagKey, variant)}`}>
          <Stack $gap="s16">
            <SelectField
              label="Variant"
              options={Object.keys(variants).map((each) => ({ value: each, label: variantLabel(flagKey, each) }))}
              value={variant}
              onChange={(value) => change(n, { variant: value })}
            />
            <AudienceFields
              label={`Override ${n + 1}`}
              scope={scope}
              audience={audience}
              onChange={(next) => change(n, { audience: next })}
            />
            <div>
              <Button tone="ghost" size="small" onClick={() => onChange(targets.filter((_, other) => other !== n))}>
                Remove override {n + 1}
              </Button>
            </div>
          </Stack>
        </Disclosure>
      ))}
      <div>
        <Button tone="secondary" size="small" onClick={add}>
          Add override
        </Button>
      </div>
    </Stack>
  );
}
