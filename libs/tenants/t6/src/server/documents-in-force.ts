import type { AnyRecord } from '@captain/content-core'
import type { HookContext } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { inForce } from '@captain/presets-server'

const DOCUMENTS = { termOfService: 'term-of-service', privacyPolicy: 'privacy-policy', tokusho: 'tokusho' } as const

/** The version of each document that counts today; null where none does. */
export type Documents = Readonly<Record<keyof typeof DOCUMENTS, AnyRecord | null>>

/** The documents under which an order of this moment is made. */
export const documentsInForce = async (context: HookContext): Promise<Documents> => {
  const today = civilDate(context.now)
  return {
    termOfService: inForce(await context.all(DOCUMENTS.termOfService), today),
    privacyPolicy: inForce(await context.all(DOCUMENTS.privacyPolicy), today),
    tokusho: inForce(await context.all(DOCUMENTS.tokusho), today),
  }
}

const versionOf = (record: AnyRecord | null): string | null => (record === null ? null : String(record['version']))

/** Their version numbers, as an order keeps them. */
export const versionsOf = ({ termOfService, privacyPolicy, tokusho }: Documents) => ({
  termOfService: versionOf(termOfService),
  privacyPolicy: versionOf(privacyPolicy),
  tokusho: versionOf(tokusho),
})
