import type { AnyRecord } from '@captain/content-core'
import { ListScreen, type RowAct } from '@captain/content-react/list'
import { useLingui } from '@lingui/react/macro'
import { IconPackages } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { StockDialog } from './stock-dialog.tsx'

/** The list of products, with stock changes in each row. */
export const Screen = () => {
  const { t } = useLingui()
  const [counted, setCounted] = useState<AnyRecord | null>(null)
  const rowActs = useMemo<readonly RowAct[]>(() => [{ label: t`在庫を増減…`, icon: <IconPackages size={16} />, act: setCounted }], [t])
  return (
    <>
      <ListScreen rowActs={rowActs} />
      {counted !== null && <StockDialog record={counted} onClose={() => setCounted(null)} />}
    </>
  )
}
