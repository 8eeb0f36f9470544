import type { SetupStep } from '@/contract/platform/setup/endpoints';
import type { Finding } from '@/server/bootCheck';

/** What needs attention in the environment; nothing for what is in order. */
export const presentFinding = ({ level, name, says }: Finding): SetupStep[] =>
  level === 'ok'
    ? []
    : [{ id: name, title: name, state: level === 'refused' ? 'missing' : 'advised', detail: says, href: null }];
