import type { Delivery } from './delivery.ts'
import type { Partner } from './types.ts'
import { fetchAllPages } from './fetch-all-pages.ts'

const STEP = 100
const MAX_PARTNERS = 500

/** Vendors are internal records and never public (content model, T1.partner). */
const SHOWN = ['sponsor', 'media', 'shelter']

/** The partners that the home page thanks, in their order. */
export const visiblePartners = async (delivery: Delivery): Promise<readonly Partner[]> => {
  const partners = await fetchAllPages(
    (after) => delivery.list<Partner>('partner', { showOnHome: 'true', limit: STEP, after }),
    MAX_PARTNERS,
  )
  return partners.filter(({ kind }) => kind !== undefined && kind !== null && SHOWN.includes(kind))
}
