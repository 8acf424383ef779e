import type { AdminSession } from '@captain/auth-core'
import type { Pool } from 'pg'
import * as v from 'valibot'

/** Session as administrators see it, without its credentials. */
export const sessionItem = v.strictObject({
  id: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  expiresAt: v.string(),
  ipAddress: v.nullable(v.string()),
  userAgent: v.nullable(v.string()),
  beganBy: v.string(),
  impersonatedBy: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
}) satisfies v.GenericSchema<unknown, AdminSession>

export type SessionItem = v.InferOutput<typeof sessionItem>

type Row = Omit<SessionItem, 'createdAt' | 'updatedAt' | 'expiresAt' | 'impersonatedBy'> & {
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
  readonly impersonatorId: string | null
  readonly impersonatorName: string | null
}

const LIVE = {
  name: 'sessions-for-admin',
  text: `
    select s.id, s."createdAt", s."updatedAt", s."expiresAt", s."ipAddress", s."userAgent", s."beganBy",
      s."impersonatedBy" as "impersonatorId", i.name as "impersonatorName"
    from auth.session s left join auth."user" i on i.id = s."impersonatedBy"
    where s."userId" = $1 and s."expiresAt" > now() order by s."updatedAt" desc, s.id limit 200`,
}

/** Reads the active sessions of an account, most recently used first. */
export const readSessions = async (pool: Pool, accountId: string): Promise<SessionItem[]> => {
  const { rows } = await pool.query<Row>({ ...LIVE, values: [accountId] })
  return rows.map(({ createdAt, updatedAt, expiresAt, impersonatorId, impersonatorName, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    impersonatedBy: impersonatorId === null ? null : { id: impersonatorId, name: impersonatorName ?? '' },
  }))
}
