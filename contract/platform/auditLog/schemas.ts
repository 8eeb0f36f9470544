import * as z from 'zod';
import { AUDIT_EVENTS, type AuditEvent } from '@/contract/auditEvents';

const filter = {
  /** An email address or an id: what they did, and what was done about them. */
  person: z.string().trim().min(1).max(254).optional(),
  /** An id or how the address starts: the home, and its leases, applications, repairs, and so on. */
  home: z.string().trim().min(1).max(200).optional(),
  event: z.enum(AUDIT_EVENTS as readonly [AuditEvent, ...AuditEvent[]]).optional(),
  from: z.iso.datetime().optional(),
  /** Up to, but not at, this moment. */
  to: z.iso.datetime().optional(),
};

const AuditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  event: z.string(),
  /** Who did it; null for the system or a visitor. */
  person: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** What it happened to, as `noun:id`. */
  subject: z.string().nullable(),
  requestId: z.string().nullable(),
  /** JSON. */
  detail: z.string(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** What each endpoint takes and gives. */
export const auditLogSchemas = {
  searchAuditLog: {
    query: z.object({
      ...filter,
      before: z
        .string()
        .regex(/^\d{1,18}_\d{1,18}$/)
        .optional(),
    }),
    result: z.object({ items: z.array(AuditLine), next: z.string().nullable() }),
  },
  exportAuditLog: {
    query: z.object(filter),
    result: z.object({ fileName: z.string(), text: z.string() }),
  },
};

export type AuditFilter = z.infer<typeof auditLogSchemas.exportAuditLog.query>;
