import { useTenant } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import { noticeDifferences, type NoticeDifference } from '../notice-differences.ts'
import { tenant } from '../tenant.ts'
import { useSeller, type Seller } from './print/use-seller.ts'

const ONE = { limit: 1 } as const
const ALL = { limit: 100 } as const

/** A notice in force, and what it states differently from the settings. */
export type DisagreeingNotice = { readonly notice: Seller; readonly differences: readonly NoticeDifference[] }

/**
 * Loads the notice in force and the settings, and compares them; null while they load, if they agree, without a notice, and for members
 * who may not read one of them.
 */
export const useNoticeDifferences = (): DisagreeingNotice | null => {
  const { queries } = useTenant(tenant)
  const seller = useSeller(true)
  const bank = useQuery(queries['payment-bank'].list(ONE))
  const card = useQuery(queries['payment-card'].list(ONE))
  const fees = useQuery(queries.delivery.list(ALL))
  const setting = useQuery(queries['delivery-setting'].list(ONE))
  if (!seller.data || !bank.data || !card.data || !fees.data || !setting.data) return null
  const differences = noticeDifferences(seller.data, {
    bank: bank.data.items[0] ?? null,
    card: card.data.items[0] ?? null,
    fees: fees.data.items,
    freeShippingFrom: setting.data.items[0]?.freeShippingFrom ?? null,
  })
  return differences.length === 0 ? null : { notice: seller.data, differences }
}
