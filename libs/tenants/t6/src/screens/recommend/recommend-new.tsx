import { useContent, useTenant } from '@captain/content-react'
import { PageHeader } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SLOT_BOUNDS, type Slot } from '../../content-types/recommend-slots.ts'
import { tenant } from '../../tenant.ts'
import { CandidatePane } from './candidate-pane.tsx'
import { PickedPane } from './picked-pane.tsx'
import type { PickedProduct } from './picked-product.ts'
import classes from './recommend.module.css'
import { SlotChoice } from './slot-choice.tsx'
import { useAddRecommended } from './use-add-recommended.ts'

const ALL = { limit: 100 } as const

/** Selects products for a slot: search on the left, the selected ones in order on the right, one save for all. */
export const Screen = () => {
  const { canWrite } = useContent()
  const { t } = useLingui()
  const { queries } = useTenant(tenant)
  const list = useQuery(queries['product-recommend'].list(ALL))
  const [slot, setSlot] = useState<Slot>('hero')
  const [picked, setPicked] = useState<readonly PickedProduct[]>([])
  const { save, isSaving, failure } = useAddRecommended((count) => setPicked((before) => before.slice(count)))

  const recordsIn = (one: Slot) => (list.data?.items ?? []).filter((record) => record.slot === one)
  const productsIn = (one: Slot) => new Set(recordsIn(one).map(({ product }) => product))
  const current = recordsIn(slot)
  const { min, max } = SLOT_BOUNDS[slot]
  const total = current.length + picked.length
  const isWithin = picked.length > 0 && total >= min && total <= max

  const choose = (next: Slot) => {
    const there = productsIn(next)
    setSlot(next)
    setPicked((before) => before.filter(({ product }) => !there.has(product.id)))
  }

  if (!canWrite) return <PageHeader title={t`おすすめ商品を追加`} count={t`閲覧のみ`} />
  return (
    <>
      <PageHeader
        title={t`おすすめ商品を追加`}
        actions={
          <Button disabled={!isWithin} loading={isSaving} onClick={() => void save(slot, picked)}>
            {t`${{ count: picked.length }}件を追加`}
          </Button>
        }
      />
      <SlotChoice slot={slot} count={current.length} isWrong={picked.length > 0 && !isWithin} onChange={choose} />
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.panes}>
        <CandidatePane
          inSlot={productsIn(slot)}
          picked={new Set(picked.map(({ product }) => product.id))}
          isFull={total >= max}
          onPick={(product, media) => setPicked((before) => [...before, { product, media, key: crypto.randomUUID() }])}
        />
        <PickedPane picked={picked} onChange={setPicked} />
      </div>
    </>
  )
}
