import type { Values } from '@captain/content-core'
import { recordId, type HookContext } from '@captain/content-server'

/** The registrars that records of a domain name, each once and always in the same order. */
export const registrarsOf = (records: readonly (Values | null)[]): readonly string[] =>
  [...new Set(records.flatMap((record) => recordId(record?.['registrar']) ?? []))].toSorted()

/** Works out when the next of a registrar's domains expires. */
export const keepNextExpiry = async (context: HookContext, registrar: string): Promise<void> => {
  // Held until the transaction ends: of two domains that change at once, the second sees what the first has changed.
  if ((await context.find('registrar', registrar)) === null) return
  const domains = await context.matching('domain', { registrar })
  const days = domains.flatMap(({ registrationStatus, expiresOn }) =>
    registrationStatus !== 'expired' && typeof expiresOn === 'string' ? [expiresOn] : [],
  )
  await context.derive('registrar', registrar, { nextExpiry: days.toSorted()[0] ?? null })
}
