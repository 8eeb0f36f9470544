import type { EvaluationContext, JsonValue, Provider, ResolutionDetails } from '@openfeature/server-sdk';
import { isFlagKey } from '@/contract/platform/flags/constants';
import type { FlagKey } from '@/contract/platform/flags/endpoints';
import { evaluateFlag, type FlagState, type FlagVisitor } from './evaluate';

export type FlagStates = ReadonlyMap<FlagKey, FlagState>;

/** Our own provider: rules from PostgreSQL, in memory, asked without a query. */
export class LocalProvider implements Provider {
  readonly metadata = { name: 'belong' };
  readonly runsOn = 'server';
  private states: FlagStates = new Map();

  constructor(private readonly read: () => Promise<FlagStates>) {}

  async initialize(): Promise<void> {
    await this.reload();
  }

  async reload(): Promise<void> {
    this.states = await this.read();
  }

  async resolveStringEvaluation(
    key: string,
    defaultValue: string,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<string>> {
    if (!isFlagKey(key)) return { value: defaultValue, reason: 'DEFAULT' };
    const { targetingKey, ...known } = context as unknown as FlagVisitor & { targetingKey?: string };
    const { variant, assigned, reason } = evaluateFlag(key, this.states.get(key), { ...known, id: targetingKey });
    return { value: variant, variant, reason, flagMetadata: { assigned: assigned ?? '' } };
  }

  /** `on` is true: for callers that ask for a yes or no. */
  async resolveBooleanEvaluation(
    key: string,
    defaultValue: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    const { value, ...rest } = await this.resolveStringEvaluation(key, defaultValue ? 'on' : 'off', context);
    return { value: value === 'on', ...rest };
  }

  async resolveNumberEvaluation(_key: string, defaultValue: number): Promise<ResolutionDetails<number>> {
    return { value: defaultValue, reason: 'DEFAULT' };
  }

  async resolveObjectEvaluation<T extends JsonValue>(_key: string, defaultValue: T): Promise<ResolutionDetails<T>> {
    return { value: defaultValue, reason: 'DEFAULT' };
  }
}
