import { useOfferVerbs } from '@captain/content-react'
import { dateInTimeZone } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { Order } from '../order/order-type.ts'
import { Papers } from './papers.tsx'
import { PrintSheet, type Paper } from './print-sheet.tsx'
import { usePaperTexts } from './use-paper-texts.ts'
import { usePrinting } from './use-printing.ts'
import { useSeller } from './use-seller.ts'

/** Prints a document of the order; the sheet is mounted only while it prints. */
export const PrintMenu = ({ order }: { readonly order: Order }) => {
  const { t } = useLingui()
  const [paper, setPaper] = useState<{ readonly kind: Paper; readonly today: string } | null>(null)
  const { data: seller, isFetching } = useSeller(paper !== null)
  const texts = usePaperTexts(paper !== null)
  const requestPrint = (kind: Paper) => setPaper({ kind, today: dateInTimeZone(new Date()) })
  const isReady = paper !== null && !isFetching && texts !== undefined

  useOfferVerbs(
    [
      {
        verb: 'print',
        label: t`納品書を印刷`,
        finds: { ja: 'のうひんしょ', en: 'Packing slip' },
        run: () => requestPrint('slip'),
      },
      {
        verb: 'print',
        label: t`適格請求書を印刷`,
        finds: { ja: 'てきかくせいきゅうしょ', en: 'Invoice' },
        run: () => requestPrint('invoice'),
      },
    ],
    order.orderNumber,
  )
  usePrinting(isReady, () => setPaper(null))

  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} />} loading={paper !== null && !isReady}>
            {t`印刷`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => requestPrint('slip')}>{t`納品書`}</Menu.Item>
          <Menu.Item onClick={() => requestPrint('invoice')}>{t`適格請求書`}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReady && (
        <Papers>
          <PrintSheet paper={paper.kind} texts={texts} order={order} seller={seller ?? null} today={paper.today} />
        </Papers>
      )}
    </>
  )
}
