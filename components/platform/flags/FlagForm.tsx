import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { NumberField } from '@/components/ui/fields/NumberField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { flagDefinitions } from '@/contract/platform/flags/constants';
import { type Flag, type FlagRules, flags } from '@/contract/platform/flags/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { AudienceFields } from './AudienceFields';
import { variantLabel } from './flag.labels';
import { TargetFields } from './TargetFields';

/** Rules while they are typed: a number that was cleared is none, and the server asks for it. */
type Draft = Omit<FlagRules, NumberName | 'weights'> &
  Record<NumberName, number | null> & { readonly weights: Readonly<Record<string, number | null>> };
type NumberName = 'rolloutPercent' | 'holdoutPercent' | 'minimumEffectPoints';

/** The rules of a flag: who is in, what they get, and who always gets one variant. */
export function FlagForm({ flag }: { readonly flag: Flag }) {
  // Holds only typed changes: until then the form shows the current rules, also after a colleague changes them.
  const [edited, setEdited] = useState<Draft>();
  const rules: Draft = edited ?? flag.rules;
  const save = useApiMutation(flags.saveFlag, { touches: [flags] });
  const set = (changes: Partial<Draft>) => setEdited({ ...rules, ...changes });
  const submit = (status: 'off' | 'running') =>
    save.mutate(
      { params: { flagKey: flag.key }, body: { status, rules: rules as FlagRules, updatedAt: flag.updatedAt } },
      { onSuccess: () => setEdited(undefined) },
    );
  const showSaved = () => {
    save.reset();
    setEdited(undefined);
  };
  const { scope, variants } = flagDefinitions[flag.key];
  const problem = (name: string) => save.error?.fields?.[name] ?? save.error?.fields?.[`rules.${name}`];
  const isRunning = flag.status === 'running';
  const number = (name: NumberName, label: string, help: string, readOnly = false) => (
    <NumberField
      label={label}
      help={help}
      error={problem(name)}
      readOnly={readOnly}
      decimals={1}
      value={rules[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <Card as="section" aria-labelledby="flag-rules">
      <Stack $gap="s24">
        <Heading as="h2" id="flag-rules" $size="small">
          Rules
        </Heading>
        <Grid $min="14rem" $gap="s16">
          {number('rolloutPercent', 'Rollout (%)', 'How much of the audience is included.')}
          {number('holdoutPercent', 'Holdout (%)', 'Visitors kept out of all experiments.')}
          {number(
            'minimumEffectPoints',
            'Minimum detectable effect (points)',
            isRunning ? 'You can’t change this during a run.' : 'You can’t change this after you start.',
            isRunning,
          )}
        </Grid>
        <Stack $gap="s8" role="group" aria-label="Traffic split">
          <Text $tone="soft">Traffic split</Text>
          <Grid $min="14rem" $gap="s16">
            {Object.keys(variants).map((variant) => (
              <NumberField
                key={variant}
                label={variantLabel(flag.key, variant)}
                error={problem(`weights.${variant}`) ?? problem('weights')}
                value={rules.weights[variant] === undefined ? 0 : rules.weights[variant]}
                onChange={(value) => set({ weights: { ...rules.weights, [variant]: value } })}
              />
            ))}
          </Grid>
        </Stack>
        <Stack $gap="s8">
          <Text>Audience. Leave a group empty for everyone.</Text>
          <AudienceFields
            label="Audience"
            scope={scope}
            audience={rules.audience}
            onChange={(audience) => set({ audience })}
          />
        </Stack>
        <TargetFields flagKey={flag.key} targets={rules.targets} onChange={(targets) => set({ targets })} />
        <div aria-live="polite">
          {save.isSuccess && !edited && <Notice tone="success">Saved.</Notice>}
          {save.error?.status === 409 ? (
            <Notice tone="warning" title="Someone changed this flag while you were editing">
              <p>Your changes are still here. Check the status above, then save again to replace theirs.</p>
              <Button tone="secondary" size="small" onClick={showSaved}>
                Show the saved rules
              </Button>
            </Notice>
          ) : (
            save.error && (
              <Notice tone="danger" title="We couldn’t save this">
                {save.error.message}
              </Notice>
            )
          )}
        </div>
        <Row>
          <Button loading={save.isPending} onClick={() => submit('running')}>
            {isRunning ? 'Save changes' : 'Save and start'}
          </Button>
          <Button tone="secondary" loading={save.isPending} onClick={() => submit('off')}>
            {isRunning ? 'Save and turn off' : 'Save without starting'}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
