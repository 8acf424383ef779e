import { useContentCache, useFailureText, useNavigateTo, useTenant } from '@captain/content-react'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Slot } from '../../content-types/recommend-slots.ts'
import { tenant } from '../../tenant.ts'
import type { PickedProduct } from './picked-product.ts'

/** Adds products to a slot, one after the other, and then opens the list. `onPartlyAdded` gets the number added before a failure. */
export const useAddRecommended = (onPartlyAdded: (count: number) => void) => {
  const { client, links } = useTenant(tenant)
  const { t } = useLingui()
  const describe = useFailureText()
  const toasts = useToasts()
  const cache = useContentCache()
  const go = useNavigateTo()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const save = async (slot: Slot, picked: readonly PickedProduct[]) => {
    setSaving(true)
    setFailure(null)
    let done = 0
    try {
      for (const { product, key } of picked) {
        await client['product-recommend'].create({ slot, product: product.id, isPublished: true }, { idempotencyKey: key })
        done += 1
      }
      await cache.refresh()
      toasts.show({ severity: 'success', summary: t`${{ count: done }}件を追加しました` })
      await go(links['product-recommend'].list())
    } catch (error) {
      await cache.refresh()
      onPartlyAdded(done)
      setFailure(
        `${done > 0 ? t`${done}件を追加しました。残りの${{ left: picked.length - done }}件は追加できませんでした。` : ''}${describe(error)}`,
      )
      setSaving(false)
    }
  }
  return { save, isSaving, failure }
}
