import type { Values } from '@captain/content-core'
import { recordId, type HookContext } from '@captain/content-server'

/** Returns the registrars of domain records, each once and in a stable order. */
export const registrarsOf = (records: readonly (Values | null)[]): readonly string[] =>
  [...new Set(records.flatMap((record) => recordId(record?.['registrar']) ?? []))].toSorted()

/** Computes the next expiry date of a registrar's domains. */
export const keepNextExpiry = async (context: HookContext, registrar: string): Promise<void> => {
  // Locked until the transaction ends: of two concurrent changes, the second sees the first.
  if ((await context.find('registrar', registrar)) === null) return
  const domains = await context.matching('domain', { registrar })
  const days = domains.flatMap(({ registrationStatus, expiresOn }) =>
    registrationStatus !== 'expired' && typeof expiresOn === 'string' ? [expiresOn] : [],
  )
  await context.derive('registrar', registrar, { nextExpiry: days.toSorted()[0] ?? null })
}
