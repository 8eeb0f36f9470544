export type { Topic } from '@/contract/account/leads/endpoints';
export type { ThreadStatus } from '@/contract/account/threads/endpoints';
