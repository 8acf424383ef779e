import { useFailureText, useOfferVerbs, useTenant } from '@captain/content-react'
import { dateInTimeZone } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import type { Order } from '../order/order-type.ts'
import { Papers } from './papers.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { usePaperTexts } from './use-paper-texts.ts'
import { usePrinting } from './use-printing.ts'
import { useSeller } from './use-seller.ts'

/** Maximum number of documents: as many as staff pack at a time. */
const MAX_SLIPS = 100

/** Prints the delivery note of every order that awaits shipping, oldest first, each on a separate sheet. */
export const SlipsButton = () => {
  const { client } = useTenant(tenant)
  const { t } = useLingui()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isLoading, setLoading] = useState(false)
  const [slips, setSlips] = useState<{ readonly orders: readonly Order[]; readonly today: string } | null>(null)
  const { data: seller, isFetching } = useSeller(slips !== null)
  const texts = usePaperTexts(slips !== null)
  const isReady = slips !== null && !isFetching && texts !== undefined
  usePrinting(isReady, () => setSlips(null))

  const load = async () => {
    setLoading(true)
    try {
      const { items, next } = await client.order.list({ limit: MAX_SLIPS, status: 'paid,preparing', sort: 'orderedAt' })
      if (items.length === 0) {
        toasts.show({ severity: 'info', summary: t`発送を待つ注文はありません` })
        return
      }
      if (next !== null) toasts.show({ severity: 'warn', summary: t`注文の古い順に${{ count: MAX_SLIPS }}件を印刷します` })
      const orders: Order[] = []
      for (const { id } of items) orders.push(await client.order.get(id))
      setSlips({ orders, today: dateInTimeZone(new Date()) })
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`納品書を用意できませんでした`, detail: describe(error) })
    } finally {
      setLoading(false)
    }
  }

  useOfferVerbs([
    {
      verb: 'print',
      label: t`納品書をまとめて印刷`,
      finds: { ja: 'のうひんしょ まとめて', en: 'Packing slips' },
      run: () => void load(),
    },
  ])

  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} loading={isLoading} onClick={() => void load()}>
        {t`納品書をまとめて印刷`}
      </Button>
      {isReady && (
        <Papers>
          {slips.orders.map((order) => (
            <PrintSheet key={order.id} paper="slip" texts={texts} order={order} seller={seller ?? null} today={slips.today} />
          ))}
        </Papers>
      )}
    </>
  )
}
