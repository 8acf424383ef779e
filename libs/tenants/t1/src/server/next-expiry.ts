import type { HookContext } from '@captain/content-server'

/** Works out when the next of a registrar's domains expires. */
export const keepNextExpiry = async (context: HookContext, registrar: string): Promise<void> => {
  const domains = await context.matching('domain', { registrar })
  const days = domains.flatMap(({ registrationStatus, expiresOn }) =>
    registrationStatus !== 'expired' && typeof expiresOn === 'string' ? [expiresOn] : [],
  )
  await context.derive('registrar', registrar, { nextExpiry: days.toSorted()[0] ?? null })
}
