import { recordId } from '@captain/content-server'
import type { PortalContext } from './portal-records.ts'

/** Returns the registrars of domain records, each once and in a stable order. */
export const registrarsOf = (records: readonly ({ readonly registrar?: unknown } | null)[]): readonly string[] =>
  [...new Set(records.flatMap((record) => recordId(record?.registrar) ?? []))].toSorted()

/** Computes the next expiry date of a registrar's domains. */
export const syncNextExpiry = async (context: PortalContext, registrar: string): Promise<void> => {
  // Locked until the transaction ends: of two concurrent changes, the second sees the first.
  if ((await context.findForUpdate('registrar', registrar)) === null) return
  const domains = await context.findMany('domain', { registrar })
  const days = domains.flatMap(({ registrationStatus, expiresOn }) => (registrationStatus === 'expired' ? [] : [expiresOn]))
  await context.updateDerived('registrar', registrar, { nextExpiry: days.toSorted()[0] ?? null })
}
