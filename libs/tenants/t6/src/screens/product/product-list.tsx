import { ListScreen, rowActionsFor, type RowAction } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconPackages } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { tenant } from '../../tenant.ts'
import { StockDialog } from './stock-dialog.tsx'
import type { ListedProduct } from './stock-lines.ts'

/** The list of products, with stock changes in each row. */
export const Screen = () => {
  const { t } = useLingui()
  const [counted, setCounted] = useState<ListedProduct | null>(null)
  const rowActions = useMemo<readonly RowAction<ListedProduct>[]>(
    () => [
      {
        label: t`在庫を増減…`,
        finds: { ja: 'ざいこ ぞうげん 入荷 にゅうか', en: 'Stock Inventory Count' },
        icon: <IconPackages size={16} />,
        onSelect: setCounted,
      },
    ],
    [t],
  )
  return (
    <>
      <ListScreen rowActions={rowActionsFor(tenant, 'product', rowActions)} />
      {counted !== null && <StockDialog record={counted} onClose={() => setCounted(null)} />}
    </>
  )
}
