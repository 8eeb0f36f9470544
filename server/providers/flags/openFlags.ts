import { type EvaluationContext, OpenFeature } from '@openfeature/server-sdk';
import type { EnvironmentName } from '@/contract/platform/environments/constants';
import { flagDefinitions, isVariantOf } from '@/contract/platform/flags/constants';
import type { FlagKey } from '@/contract/platform/flags/endpoints';
import type { Evaluation, FlagVisitor } from './evaluate';
import { fetchFeatures, growthbookProvider } from './growthbook';
import { type FlagStates, LocalProvider } from './local';

type Visitor = Omit<FlagVisitor, 'environment'>;

export interface Flags {
  /** `vendor`: rules are made at GrowthBook. */
  source: 'local' | 'vendor';
  /** What to show, and what to count. Never fails: where the provider does, the default. */
  evaluate: (key: FlagKey, visitor: Visitor) => Promise<Pick<Evaluation, 'variant' | 'assigned'>>;
  /** Reads the rules again. */
  reload: () => Promise<void>;
}

interface Settings {
  ENVIRONMENT?: EnvironmentName | undefined;
  GROWTHBOOK_API_HOST?: string | undefined;
  GROWTHBOOK_CLIENT_KEY?: string | undefined;
}

interface Needs {
  /** Rules from our database. */
  read: () => Promise<FlagStates>;
  onError: (error: unknown) => void;
}

/** How often rules are read again, where the news of a change did not arrive. */
export const FLAGS_REFRESH_MS = 60_000;
let opened = 0;

/** Flags of OpenFeature: by our own rules, or by GrowthBook’s where a client key is set. */
export function openFlags(settings: Settings, { read, onError }: Needs): Flags {
  opened += 1;
  const domain = `belong-${opened}`;
  const client = OpenFeature.getClient(domain);
  const { GROWTHBOOK_API_HOST: host = 'https://cdn.growthbook.io', GROWTHBOOK_CLIENT_KEY: clientKey } = settings;
  const local = new LocalProvider(read);
  let features: string | undefined;
  let isOpen = false;

  /** Rules stay as they were where they cannot be read. */
  async function load(): Promise<void> {
    if (clientKey === undefined) {
      if (isOpen) return local.reload();
      await OpenFeature.setProviderAndWait(domain, local);
    } else {
      const found = await fetchFeatures({ host, clientKey });
      if (found === features) return;
      await OpenFeature.setProviderAndWait(domain, growthbookProvider(found));
      features = found;
    }
    isOpen = true;
  }

  let loading: Promise<void> | undefined;
  const reload = () => {
    const now = load().catch(onError);
    loading = now;
    return now;
  };

  return {
    source: clientKey === undefined ? 'local' : 'vendor',
    reload,
    async evaluate(key, visitor) {
      // Rules are read at the start and then on a timer: a question comes within a transaction, and must not wait for
      // another connection.
      if (!isOpen) await (loading ?? reload());
      const { default: fallback } = flagDefinitions[key];
      const details = await client.getStringDetails(
        key,
        fallback,
        contextOf({ ...visitor, environment: settings.ENVIRONMENT ?? 'development' }),
      );
      if (!isVariantOf(key, details.value)) return { variant: fallback, assigned: null };
      if (clientKey === undefined)
        return { variant: details.value, assigned: String(details.flagMetadata.assigned ?? '') || null };
      return { variant: details.value, assigned: details.reason === 'experiment' ? details.value : null };
    },
  };
}

/** GrowthBook splits by the attribute `id`, others by the targeting key. */
const contextOf = ({ id, assigned, ...known }: FlagVisitor): EvaluationContext => ({
  ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  ...(id !== undefined && { targetingKey: id, id }),
  ...(assigned && { assigned: { ...assigned } }),
});
