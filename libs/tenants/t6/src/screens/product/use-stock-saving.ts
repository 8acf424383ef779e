import type { RecordResponse } from '@captain/content-core'
import { useContent, useContentCache, useFailureText, useTenant } from '@captain/content-react'
import { updateOnLatest } from '@captain/content-react/list'
import { formatNumber } from '@captain/locale'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { tenant } from '../../tenant.ts'
import { movedStock, stockLines, type Differences, type Product } from './stock-lines.ts'

const turned = (by: Differences): Differences => new Map([...by].map(([sku, change]) => [sku, -change]))

/** Saves differences to a product's stock on its newest version, and offers undo; throws StockRefused and HttpError. */
export const useStockSaving = (name: string) => {
  const { locale } = useContent()
  const { client } = useTenant(tenant)
  const { t } = useLingui()
  const cache = useContentCache()
  const describe = useFailureText()
  const toasts = useToasts()

  const move = async (record: Product, by: Differences): Promise<RecordResponse<Product>> => {
    const saved = await updateOnLatest(client.product, record, (latest) => movedStock(latest, by))
    await cache.saved(saved)
    return saved
  }
  const undo = async (record: Product, by: Differences) => {
    try {
      await move(record, turned(by))
      toasts.show({ severity: 'success', summary: t`「${{ product: name }}」の在庫を元に戻しました` })
    } catch (error) {
      toasts.show({ severity: 'error', summary: t`「${{ product: name }}」の在庫を元に戻せませんでした`, detail: describe(error) })
      await cache.refresh()
    }
  }
  return async (record: Product, by: Differences): Promise<void> => {
    const saved = await move(record, by)
    const changes = stockLines(saved, locale).flatMap(({ sku, label, count }) => {
      const change = by.get(sku)
      const from = formatNumber(count - (change ?? 0))
      return change === undefined ? [] : [t`${{ line: label ?? t`在庫` }}：${from}個 → ${{ to: formatNumber(count) }}個`]
    })
    toasts.show({
      severity: 'success',
      summary: t`「${{ product: name }}」の在庫を変更しました`,
      detail: changes.join(locale === 'ja' ? '、' : ', '),
      action: { label: t`元に戻す`, onClick: () => undo(saved, by) },
    })
  }
}
