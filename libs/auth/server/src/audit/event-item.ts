import type { AuditEvent } from '@captain/auth-core'
import { asRecord } from '@captain/validation'
import * as v from 'valibot'
import type { TenantDirectory } from '../tenant-directory.ts'
import { maskSecrets } from './mask-secrets.ts'

const person = v.strictObject({ id: v.nullable(v.string()), name: v.string() })

/** Audit event as administrators see it. */
export const eventItem = v.strictObject({
  id: v.string(),
  at: v.string(),
  action: v.string(),
  actor: person,
  impersonator: v.nullable(person),
  tenant: v.nullable(v.string()),
  entity: v.nullable(v.string()),
  record: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  changes: v.record(v.string(), v.unknown()),
  ipAddress: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
  keyId: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, AuditEvent>

export type EventItem = v.InferOutput<typeof eventItem>

export type EventRow = {
  readonly id: string
  readonly at: Date
  readonly action: string
  readonly tenant_id: number | null
  readonly actor_id: string | null
  readonly actor_name: string
  readonly impersonator_id: string | null
  readonly impersonator_name: string | null
  readonly type: string | null
  readonly entry_id: string | null
  readonly summary: string | null
  readonly changes: Readonly<Record<string, unknown>>
  readonly ip_address: string | null
  readonly user_agent: string | null
  readonly request_id: string | null
  readonly key_id: string | null
}

/** Converts an audit log row to a response; masks it again, because content also writes to the log. */
export const toEventItem = (row: EventRow, tenants: TenantDirectory): EventItem => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: { id: row.actor_id, name: row.actor_name },
  impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
  tenant: row.tenant_id === null ? null : tenants.slugOf(row.tenant_id),
  entity: row.type,
  record: row.entry_id,
  summary: row.summary,
  changes: asRecord(maskSecrets(row.changes)),
  ipAddress: row.ip_address,
  userAgent: row.user_agent,
  requestId: row.request_id,
  keyId: row.key_id,
})
