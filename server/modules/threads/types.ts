export type { Topic } from '@/contract/leads/endpoints';
export type { ThreadStatus } from '@/contract/threads/endpoints';
