import { createContext } from 'react';
import type { RunScope } from '@/lib/flow/flowRun';

/** Which run the fields of a screen write to: a file belongs to the run of the question that asked for it. */
export const RunScopeContext = createContext<RunScope>({});
