import type { RecordResponse } from '@captain/content-core'
import { useContent, useFailureText } from '@captain/content-react'
import { formatNumber, toHalfWidth } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { StockRefused } from '../../errors.ts'
import { stockLines, type Product, type StockLine } from './stock-lines.ts'
import { useStockSaving } from './use-stock-saving.ts'

const MAX_STOCK = 2147483647

const countIn = (text: string): number | null => {
  const plain = toHalfWidth(text).replaceAll(',', '').trim()
  return /^\d{1,10}$/.test(plain) && Number(plain) <= MAX_STOCK ? Number(plain) : null
}

type Opened = {
  readonly product: RecordResponse & Product
  readonly name: string
  /** Reloads the product. */
  readonly onRead: () => Promise<unknown>
  readonly onClose: () => void
}

/** A typed line; `wanted` is null for an invalid number. */
export type TypedLine = StockLine & { readonly text: string; readonly wanted: number | null; readonly issue: string | null }

/** Input of the dialog, and its save. */
export const useStockForm = ({ product, name, onRead, onClose }: Opened) => {
  const { locale } = useContent()
  const { t } = useLingui()
  const describe = useFailureText()
  const save = useStockSaving(name)
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map())
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const lines = stockLines(product, locale).map((line): TypedLine => {
    const text = texts.get(line.sku) ?? String(line.count)
    return { ...line, text, wanted: countIn(text), issue: issues.get(line.sku) ?? null }
  })

  const type = (sku: string, text: string) => {
    setTexts(new Map(texts).set(sku, text))
    setIssues(new Map([...issues].filter(([other]) => other !== sku)))
  }
  const showError = async (error: unknown) => {
    // Input stays; the difference is then based on the current stock, also if only the response was lost.
    await onRead()
    const left = error instanceof StockRefused ? [...error.left] : null
    setIssues(
      new Map(
        left?.flatMap(([sku, count]) =>
          count === null
            ? []
            : [
                [
                  sku,
                  t`開いている間に在庫が変わり、いまは${{ left: formatNumber(count) }}個です。0個より少なくはできません。数を確かめてください。`,
                ],
              ],
        ),
      ),
    )
    if (left === null) setFailure(t`在庫を保存できませんでした。${{ reason: describe(error) }}`)
    else setFailure(left.some(([, count]) => count === null) ? t`数を変えたバリエーションは、ほかの人の変更でなくなりました。` : null)
    setSaving(false)
  }
  const submit = async () => {
    if (isSaving) return
    const wrong = lines.filter(({ wanted }) => wanted === null)
    if (wrong.length > 0) return setIssues(new Map(wrong.map(({ sku }) => [sku, t`0から2,147,483,647までの整数を入力してください。`])))
    const by = new Map(
      lines.map(({ sku, wanted, count }) => [sku, (wanted ?? count) - count] as const).filter(([, change]) => change !== 0),
    )
    if (by.size === 0) return onClose()
    setSaving(true)
    try {
      await save(product, by)
    } catch (error) {
      return showError(error)
    }
    return onClose()
  }
  return { lines, issues, failure, isSaving, type, submit }
}
