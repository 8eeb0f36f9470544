export type { Topic } from '@/contract/leads';
export type { ThreadStatus } from '@/contract/threads';
