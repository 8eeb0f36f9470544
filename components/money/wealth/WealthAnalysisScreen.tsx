import dynamic from 'next/dynamic';
import { useState } from 'react';
import { OwnedHomeList } from '@/components/homes/homes/owner/OwnedHomeList';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type HomeWealth, MAX_SCENARIOS, type WealthScenario, wealth } from '@/contract/money/wealth/endpoints';
import { projectWealth } from '@/contract/money/wealth/projection';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDay } from '@/lib/format/dates';
import { AssumptionFields } from './AssumptionFields';
import { ScenarioTable } from './ScenarioTable';
import { TaxEstimate } from './TaxEstimate';
import { WealthFigures } from './WealthFigures';

const TITLE = 'Sell or keep';
const OWN = 'Your figures';

// The charts are large, and the figures must not wait for them.
const ProjectionCharts = dynamic(() => import('./ProjectionCharts').then((file) => file.ProjectionCharts));
const SellOrHold = dynamic(() => import('./ProjectionCharts').then((file) => file.SellOrHold));

function ChooseHome() {
  const { data } = useApi(account.getAccount);
  const homes = data?.homes ?? [];
  return (
    <>
      <AccountPageHeader title={TITLE}>Ten years of renting, side by side with selling now.</AccountPageHeader>
      {homes.length > 0 && <OwnedHomeList title="Choose a home" homes={homes} section="wealth-analysis" />}
      {data && homes.length === 0 && <GetStarted roles={data.roles} />}
    </>
  );
}

/** The errors of the set of figures that is open, by the name of the input. */
function fieldErrors(fields: Readonly<Record<string, string>>, at: number): Record<string, string> {
  const prefix = at === 0 ? 'inputs.' : `scenarios.${at - 1}.inputs.`;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
    ),
  );
}

function Analysis({ home }: { readonly home: HomeWealth }) {
  const { homeId, sources, savedAt } = home;
  // The owner's own figures come first, then what they compare them with.
  const [sets, setSets] = useState<readonly WealthScenario[]>([{ name: OWN, inputs: home.inputs }, ...home.scenarios]);
  const [at, setAt] = useState(0);
  const save = useApiMutation(wealth.saveWealth, { touches: [wealth] });
  const open = sets[at] ?? sets[0];
  if (!open) return null;
  const change = (changed: Partial<WealthScenario>) =>
    setSets(sets.map((set, n) => (n === at ? { ...set, ...changed } : set)));
  const submit = () => {
    const [own, ...scenarios] = sets;
    if (own) save.mutate({ params: { homeId }, body: { inputs: own.inputs, scenarios } });
  };
  const figures = projectWealth(open.inputs);
  const error = visibleError(save.error);
  return (
    <Stack $gap="s32">
      {open.inputs.valueCents === 0 && (
        <Notice tone="info" title="Start with what your home is worth">
          Enter its value and your loan below. The figures change as you type.
        </Notice>
      )}
      <section aria-label={`Figures: ${open.name}`} aria-live="off">
        <WealthFigures inputs={open.inputs} />
      </section>
      {open.inputs.valueCents > 0 && (
        <>
          <SellOrHold wealth={figures} />
          <ProjectionCharts wealth={figures} />
        </>
      )}
      <Card as="section" aria-labelledby="assumptions">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack>
            <Row $justify="space-between">
              <Heading id="assumptions" $size="small">
                Assumptions
              </Heading>
              <Text $size="small" $tone="soft">
                {savedAt ? (
                  <>
                    Saved <ReaderTime at={savedAt} format={formatDay} />
                  </>
                ) : (
                  'Not saved yet'
                )}
              </Text>
            </Row>
            {sets.length > 1 && (
              <SelectField
                label="Figures to edit"
                options={sets.map(({ name }, n) => ({ value: String(n), label: name }))}
                value={String(at)}
                onChange={(value) => setAt(Number(value))}
              />
            )}
            {at > 0 && (
              <TextField
                label="Scenario name"
                maxLength={40}
                value={open.name}
                onChange={(value) => change({ name: value })}
              />
            )}
            <AssumptionFields
              key={at}
              inputs={open.inputs}
              sources={at === 0 ? sources : {}}
              errors={fieldErrors(save.error?.fields ?? {}, at)}
              onChange={(inputs) => change({ inputs })}
            />
            <div aria-live="polite">
              {save.isSuccess && <Notice tone="success">Saved.</Notice>}
              {error && <Notice tone="danger">{error}</Notice>}
            </div>
            <Row>
              <Button type="submit" loading={save.isPending}>
                Save assumptions
              </Button>
              {sets.length <= MAX_SCENARIOS && (
                <Button
                  tone="secondary"
                  onClick={() => {
                    setSets([...sets, { name: `Scenario ${sets.length}`, inputs: open.inputs }]);
                    setAt(sets.length);
                  }}
                >
                  Add a scenario
                </Button>
              )}
              {at > 0 && (
                <Button
                  tone="ghost"
                  onClick={() => {
                    setSets(sets.filter((_, n) => n !== at));
                    setAt(0);
                  }}
                >
                  Remove scenario
                </Button>
              )}
            </Row>
          </Stack>
        </form>
      </Card>
      {sets.length > 1 && (
        <Stack as="section" aria-labelledby="scenarios">
          <Heading id="scenarios" $size="small">
            Scenarios side by side
          </Heading>
          <ScenarioTable scenarios={sets} />
        </Stack>
      )}
      {open.inputs.valueCents > 0 && <TaxEstimate wealth={figures} />}
    </Stack>
  );
}

function HomeAnalysis({ homeId }: { readonly homeId: string }) {
  const query = useApi(wealth.getWealth, { params: { homeId } });
  const { data } = query;
  return (
    <>
      <AccountPageHeader
        title={data ? `${TITLE}: ${data.address}` : TITLE}
        actions={
          <ButtonLink href={routes.accounts.portfolio.wealth()} tone="secondary" size="small">
            All homes
          </ButtonLink>
        }
      >
        What the home earns, what it is worth, and whether to keep it.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load these figures"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      >
        {(data) => <Analysis key={homeId} home={data} />}
      </Loaded>
    </>
  );
}

/** Ten years of a home on the owner's assumptions, and whether to keep it. */
export function WealthAnalysisScreen({ homeId }: { readonly homeId?: string }) {
  return homeId ? <HomeAnalysis homeId={homeId} /> : <ChooseHome />;
}
