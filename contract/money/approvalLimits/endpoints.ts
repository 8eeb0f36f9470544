import { endpoint, resource } from '@/contract/endpoint';
import type { approvalLimitsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How much one staff member may move alone: read by the money desk, changed by two administrators. */
export const approvalLimits = resource<typeof approvalLimitsSchemas>('approvalLimits')({
  listApprovalLimits: endpoint('GET', '/approval-limits', {
    summary: 'The limit of each action today, and every change with the people who agreed on it',
    access: 'staff',
  }),
  proposeApprovalLimit: endpoint('POST', '/approval-limits', {
    summary: 'Proposes another limit from a day on; nothing changes until another administrator approves it',
    access: 'staff',
    sudo: true,
    idempotent: true,
    audit: 'approval_limit.proposed',
  }),
  approveApprovalLimit: endpoint('POST', '/approval-limits/:approvalLimitId/approval', {
    summary: 'Approves the limit that another administrator proposed',
    access: 'staff',
    sudo: true,
    audit: 'approval_limit.approved',
  }),
  declineApprovalLimit: endpoint('POST', '/approval-limits/:approvalLimitId/decline', {
    summary: 'Declines the limit that another administrator proposed, and says why',
    access: 'staff',
    audit: 'approval_limit.declined',
  }),
  withdrawApprovalLimit: endpoint('POST', '/approval-limits/:approvalLimitId/withdrawal', {
    summary: 'Withdraws the limit that the caller proposed, before it is decided',
    access: 'staff',
    audit: 'approval_limit.withdrawn',
  }),
});
