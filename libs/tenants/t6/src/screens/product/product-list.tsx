import type { AnyRecord } from '@captain/content-core'
import { ListScreen, type RowAct } from '@captain/content-react/list'
import { IconPackages } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useWords } from '../use-words.ts'
import { StockDialog } from './stock-dialog.tsx'

/** The products, with their stock counted up and down from their rows. */
export const Screen = () => {
  const { stock: words } = useWords()
  const [counted, setCounted] = useState<AnyRecord | null>(null)
  const rowActs = useMemo<readonly RowAct[]>(() => [{ label: words.open, icon: <IconPackages size={16} />, act: setCounted }], [words.open])
  return (
    <>
      <ListScreen rowActs={rowActs} />
      {counted !== null && <StockDialog record={counted} onClose={() => setCounted(null)} />}
    </>
  )
}
