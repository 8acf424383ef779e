import type { RecordIn } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { inForce } from '@captain/presets-server'
import type { tenant } from '../tenant.ts'
import type { ShopContext } from './shop-records.ts'

const DOCUMENTS = { termOfService: 'term-of-service', privacyPolicy: 'privacy-policy', tokusho: 'tokusho' } as const

/** Returns the version of each document in force; null if there is none. */
export type Documents = { readonly [Name in keyof typeof DOCUMENTS]: RecordIn<typeof tenant, (typeof DOCUMENTS)[Name]> | null }

/** Returns the documents that apply to an order now. */
export const documentsInForce = async (context: ShopContext): Promise<Documents> => {
  const today = dateInTimeZone(context.now)
  return {
    termOfService: inForce(await context.findAll(DOCUMENTS.termOfService), today),
    privacyPolicy: inForce(await context.findAll(DOCUMENTS.privacyPolicy), today),
    tokusho: inForce(await context.findAll(DOCUMENTS.tokusho), today),
  }
}

const versionOf = (document: { readonly version: string } | null): string | null => document?.version ?? null

/** Returns their version numbers for an order. */
export const versionsOf = ({ termOfService, privacyPolicy, tokusho }: Documents) => ({
  termOfService: versionOf(termOfService),
  privacyPolicy: versionOf(privacyPolicy),
  tokusho: versionOf(tokusho),
})
