import type { DeliveredRecord, TypeIn } from '@captain/content-core'
import type { portal } from '../tenants.ts'
import type { Delivery } from './delivery.ts'
import { fetchAllPages } from './fetch-all-pages.ts'

/** The portal's legal documents, each by the name of its content type, which is also its address. */
export type LegalName = 'privacy-policy' | 'term-of-service' | 'tokusho'

export type LegalRecord = DeliveredRecord<TypeIn<typeof portal, LegalName>>

const NEWEST_FIRST = '-effectiveDate'
const STEP = 100
const MAX_DOCUMENTS = 300

const recordBy = async (delivery: Delivery, name: LegalName, key: string): Promise<LegalRecord | null> => {
  const found = await delivery.one<LegalRecord>(name, key)
  return found !== null && 'record' in found ? found.record : null
}

/** The version in force; null while there is none. */
export const currentVersion = (delivery: Delivery, name: LegalName): Promise<LegalRecord | null> => recordBy(delivery, name, 'current')

/** Every version that has begun, the newest first: drafts and versions to come stay in the back office. */
export const legalVersions = (delivery: Delivery, name: LegalName): Promise<readonly LegalRecord[]> =>
  fetchAllPages((after) => delivery.list<LegalRecord>(name, { sort: NEWEST_FIRST, limit: STEP, after }), MAX_DOCUMENTS)
