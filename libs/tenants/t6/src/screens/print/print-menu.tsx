import { civilDate } from '@captain/locale'
import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { Order } from '../order/order-type.ts'
import { useWords } from '../use-words.ts'
import { Papers } from './papers.tsx'
import { PrintSheet, type Paper } from './print-sheet.tsx'
import { usePrinting } from './use-printing.ts'
import { useSeller } from './use-seller.ts'

/** Prints a paper of the order; the sheet exists only while it is printed. */
export const PrintMenu = ({ order }: { readonly order: Order }) => {
  const { order: words } = useWords()
  const [paper, setPaper] = useState<{ readonly kind: Paper; readonly today: string } | null>(null)
  const { data: seller, isFetching } = useSeller(paper !== null)
  const ask = (kind: Paper) => setPaper({ kind, today: civilDate(new Date()) })
  const isReady = paper !== null && !isFetching

  usePrinting(isReady, () => setPaper(null))

  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} />} loading={paper !== null && isFetching}>
            {words.print}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => ask('slip')}>{words.slip}</Menu.Item>
          <Menu.Item onClick={() => ask('invoice')}>{words.invoice}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReady && (
        <Papers>
          <PrintSheet paper={paper.kind} order={order} seller={seller ?? null} today={paper.today} />
        </Papers>
      )}
    </>
  )
}
