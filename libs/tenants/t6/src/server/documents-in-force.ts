import type { RecordIn } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { inForce } from '@captain/presets-server'
import type { tenant } from '../tenant.ts'
import type { ShopContext } from './shop-records.ts'

const DOCUMENTS = { termOfService: 'term-of-service', privacyPolicy: 'privacy-policy', tokusho: 'tokusho' } as const

/** The version of each document that counts today; null where none does. */
export type Documents = { readonly [Name in keyof typeof DOCUMENTS]: RecordIn<typeof tenant, (typeof DOCUMENTS)[Name]> | null }

/** The documents under which an order of this moment is made. */
export const documentsInForce = async (context: ShopContext): Promise<Documents> => {
  const today = civilDate(context.now)
  return {
    termOfService: inForce(await context.all(DOCUMENTS.termOfService), today),
    privacyPolicy: inForce(await context.all(DOCUMENTS.privacyPolicy), today),
    tokusho: inForce(await context.all(DOCUMENTS.tokusho), today),
  }
}

const versionOf = (document: { readonly version: string } | null): string | null => document?.version ?? null

/** Their version numbers, as an order keeps them. */
export const versionsOf = ({ termOfService, privacyPolicy, tokusho }: Documents) => ({
  termOfService: versionOf(termOfService),
  privacyPolicy: versionOf(privacyPolicy),
  tokusho: versionOf(tokusho),
})
