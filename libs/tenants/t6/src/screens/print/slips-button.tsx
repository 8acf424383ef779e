import { useContent, useFailureText } from '@captain/content-react'
import { civilDate } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { Order } from '../order/order-type.ts'
import { useWords } from '../use-words.ts'
import { Papers } from './papers.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { usePrinting } from './use-printing.ts'
import { useSeller } from './use-seller.ts'

/** As many papers as somebody packs at a time. */
const MOST = 100

/** Prints the delivery note of every order that waits to be sent, the oldest first, each on a sheet of its own. */
export const SlipsButton = () => {
  const { client } = useContent()
  const { order: words } = useWords()
  const toasts = useToasts()
  const describe = useFailureText()
  const [isLoading, setLoading] = useState(false)
  const [slips, setSlips] = useState<{ readonly orders: readonly Order[]; readonly today: string } | null>(null)
  const { data: seller, isFetching } = useSeller(slips !== null)
  const isReady = slips !== null && !isFetching
  usePrinting(isReady, () => setSlips(null))

  const load = async () => {
    setLoading(true)
    try {
      const { items, next } = await client.list({ limit: MOST, status: 'paid,preparing', sort: 'orderedAt' })
      if (items.length === 0) {
        toasts.show({ severity: 'info', summary: words.noSlips })
        return
      }
      if (next !== null) toasts.show({ severity: 'warn', summary: words.firstSlips(MOST) })
      const orders: Order[] = []
      for (const { id } of items) orders.push((await client.get(id)) as unknown as Order)
      setSlips({ orders, today: civilDate(new Date()) })
    } catch (error) {
      toasts.show({ severity: 'error', summary: words.slipsFailed, detail: describe(error) })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} loading={isLoading} onClick={() => void load()}>
        {words.printSlips}
      </Button>
      {isReady && (
        <Papers>
          {slips.orders.map((order) => (
            <PrintSheet key={order.id} paper="slip" order={order} seller={seller ?? null} today={slips.today} />
          ))}
        </Papers>
      )}
    </>
  )
}
