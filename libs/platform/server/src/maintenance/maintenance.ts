import { isStoredSecret, type AnyContentType, type Tenant, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql, deliverRecords, expandIpAddress, type Tx, type DeliverableRow } from '@captain/content-server/kit'

/** Location of the maintenance records: in the content of the platform tenant. */
export type MaintenanceRecords = { readonly keeper: Tenant; readonly type: AnyContentType; readonly by: string }

const MODES = ['off', 'scheduled', 'on'] as const

export type MaintenanceMode = (typeof MODES)[number]

/** The settings that admit or refuse the public. Instants are in milliseconds. */
export type Maintenance = {
  readonly id: string
  readonly mode: MaintenanceMode
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly keepsApi: boolean
  readonly addresses: ReadonlySet<string>
  /** When the bypass PIN was set; null without a PIN. */
  readonly pinSetAt: string | null
}

const instant = (value: unknown): number | null => (typeof value === 'string' ? Date.parse(value) : null)

const addressesIn = (rows: unknown): readonly string[] =>
  Array.isArray(rows)
    ? rows.flatMap((row: { readonly ip?: unknown }) => (typeof row.ip === 'string' ? (expandIpAddress(row.ip) ?? []) : []))
    : []

const rowOf = (tx: Tx, { type, by }: MaintenanceRecords, slug: string) =>
  tx.hotRows<DeliverableRow>(sql`
    select e.id, e.updated_at as published_at, e.first_published_at, e.data from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null and e.data->>${by}::text = ${slug} limit 1`)

/** Reads the maintenance settings of a tenant; null if there are none. */
export const readMaintenance = async (tx: Tx, records: MaintenanceRecords, slug: string): Promise<Maintenance | null> => {
  const [row] = await rowOf(tx, records, slug)
  if (row === undefined) return null
  const { mode, startsAt, endsAt, allowApi, allowedIpv4, allowedIpv6, bypassPin } = row.data
  return {
    id: row.id,
    mode: MODES.find((one) => one === mode) ?? 'off',
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    keepsApi: allowApi === true,
    addresses: new Set([...addressesIn(allowedIpv4), ...addressesIn(allowedIpv6)]),
    pinSetAt: isStoredSecret(bypassPin) ? bypassPin.setAt : null,
  }
}

/** Returns the mode at an instant. A start and an end apply from their exact second, whether or not the stored mode has changed yet. */
export const modeAt = ({ mode, startsAt, endsAt }: Pick<Maintenance, 'mode' | 'startsAt' | 'endsAt'>, now: number): MaintenanceMode => {
  if (mode === 'off' || (endsAt !== null && endsAt <= now)) return 'off'
  return mode === 'scheduled' && (startsAt === null || startsAt > now) ? 'scheduled' : 'on'
}

/** Returns the notice for visitors during a mode; empty for a tenant without maintenance. */
export const readMaintenanceNotice = async (
  tx: Tx,
  records: MaintenanceRecords,
  { slug, mode, locale }: { readonly slug: string; readonly mode: MaintenanceMode; readonly locale: Locale },
): Promise<Values> => {
  const [row] = mode === 'off' ? [] : await rowOf(tx, records, slug)
  const [record] = row === undefined ? [] : await deliverRecords(tx, [row], { type: records.type, locale, view: 'detail' })
  const fieldValue = (name: string): unknown => record?.[name] ?? null
  return {
    mode,
    startsAt: fieldValue('startsAt'),
    endsAt: fieldValue('endsAt'),
    title: fieldValue('title'),
    message: fieldValue('message'),
    image: fieldValue('image'),
    contactUrl: fieldValue('contactUrl'),
  }
}
