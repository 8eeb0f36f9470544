import { endpoint, resource } from '@/contract/endpoint';
import { lifecycle } from '@/contract/lifecycle';
import type { flowsSchemas } from './schemas';

export type * from './schemas';

/** A run that may be answered again opens by being answered. */
export const runLifecycle = lifecycle({
  open: { submit: 'submitted' },
  submitted: { reopen: 'open', submit: 'submitted' },
});

/** What people have answered of a flow so far: theirs by account, or by the browser it was begun in. */
export const flows = resource<typeof flowsSchemas>('flows')({
  latestRun: endpoint('GET', '/flows/:flowId/run', {
    summary: 'The newest run of a flow that the person who asks holds',
    access: 'public',
    writes: true,
  }),
  startRun: endpoint('POST', '/flows/:flowId/runs', {
    summary: 'Begins a run with the first answers',
    access: 'public',
    rate: 'write',
  }),
  getRun: endpoint('GET', '/flows/:flowId/runs/:runId', { summary: 'One run', access: 'public', writes: true }),
  saveAnswers: endpoint('PUT', '/flows/:flowId/runs/:runId', {
    summary: 'Keeps the answers given; others stay, and null takes one back',
    access: 'public',
    rate: 'beacon',
  }),
  submitRun: endpoint('POST', '/flows/:flowId/runs/:runId/submit', {
    summary: 'Hands a run in, or tells what is missing',
    access: 'public',
    rate: 'write',
  }),
  removeRunFile: endpoint('DELETE', '/flows/:flowId/runs/:runId/files/:documentId', {
    summary: 'Takes back a file given as an answer',
    access: 'public',
    rate: 'write',
  }),
  sendRunLink: endpoint('POST', '/flows/:flowId/runs/:runId/link', {
    summary: 'Mails a link that goes on with the run on another device',
    access: 'public',
    rate: 'lead',
  }),
  resumeRun: endpoint('POST', '/flows/:flowId/runs/:runId/resume', {
    summary: 'Goes on with a run here, by the key of a link',
    access: 'public',
    rate: 'login',
  }),
});
