import type { Delivery } from './delivery.ts'
import type { Partner } from './types.ts'
import { walk } from './walk.ts'

const STEP = 100
const MOST = 500

/** Vendors are internal records and never public (content model, T1.partner). */
const SHOWN = ['sponsor', 'media', 'shelter']

/** The partners that the home page thanks, in their order. */
export const shownPartners = async (delivery: Delivery): Promise<readonly Partner[]> => {
  const partners = await walk((after) => delivery.list<Partner>('partner', { showOnHome: 'true', limit: STEP, after }), MOST)
  return partners.filter(({ kind }) => kind !== undefined && kind !== null && SHOWN.includes(kind))
}
