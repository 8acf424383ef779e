import { pathTo, type IncludedMedia } from '@captain/content-core'
import { listOptions, useContent, useContentCache, useFailureText, useGo, useLabels, useScope } from '@captain/content-react'
import { movedRow, SortableItem, SortableList } from '@captain/content-react/form-parts'
import { PageHeader, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SLOT_BOUNDS, SLOTS, type Slot } from '../../content-types/recommend-slots.ts'
import { CandidatePane } from './candidate-pane.tsx'
import { nameOf, ProductLine } from './product-line.tsx'
import classes from './recommend.module.css'
import type { ListedProduct, Recommended } from './recommend-types.ts'

type Picked = { readonly product: ListedProduct; readonly media: Readonly<Record<string, IncludedMedia>>; readonly key: string }

const ALL = { limit: 100 } as const

/** Selects products for a slot: search on the left, the selected ones in order on the right, one save for all. */
export const Screen = () => {
  const { tenant, contentType, client, locale, canWrite } = useContent()
  const { t } = useLingui()
  const { optionLabel } = useLabels()
  const describe = useFailureText()
  const toasts = useToasts()
  const cache = useContentCache()
  const go = useGo()
  const list = useQuery(listOptions(useScope(), ALL))
  const [slot, setSlot] = useState<Slot>('hero')
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const heldIn = (one: Slot) => ((list.data?.items ?? []) as unknown as readonly Recommended[]).filter((record) => record.slot === one)
  const productsIn = (one: Slot) => new Set(heldIn(one).map(({ product }) => product))
  const held = heldIn(slot)
  const { min, max } = SLOT_BOUNDS[slot]
  const inSlot = productsIn(slot)
  const total = held.length + picked.length
  const ids = picked.map(({ product }) => product.id)
  const pickedName = (id: string) => {
    const found = picked.find(({ product }) => product.id === id)
    return found === undefined ? '' : nameOf(found.product, locale)
  }
  const isWithin = picked.length > 0 && total >= min && total <= max

  const save = async () => {
    setSaving(true)
    setFailure(null)
    let done = 0
    try {
      for (const { product, key } of picked) {
        await client.create({ slot, product: product.id, isPublished: true }, { idempotencyKey: key })
        done += 1
      }
      await cache.refresh()
      toasts.show({ severity: 'success', summary: t`${{ count: done }}件を追加しました` })
      await go(pathTo(tenant, contentType.name, 'list'))
    } catch (error) {
      await cache.refresh()
      setPicked((before) => before.slice(done))
      setFailure(
        `${done > 0 ? t`${done}件を追加しました。残りの${{ left: picked.length - done }}件は追加できませんでした。` : ''}${describe(error)}`,
      )
      setSaving(false)
    }
  }

  if (!canWrite) return <PageHeader title={t`おすすめ商品を追加`} count={t`閲覧のみ`} />
  return (
    <>
      <PageHeader
        title={t`おすすめ商品を追加`}
        actions={
          <Button disabled={!isWithin} loading={isSaving} onClick={() => void save()}>
            {t`${{ count: picked.length }}件を追加`}
          </Button>
        }
      />
      <div className={classes.slotChoice}>
        <Select
          label={t`表示枠`}
          data={SLOTS.map((one) => ({ value: one, label: optionLabel('slot', one) }))}
          value={slot}
          onChange={(chosen) => {
            const next = chosen as Slot
            const there = productsIn(next)
            setSlot(next)
            setPicked((before) => before.filter(({ product }) => !there.has(product.id)))
          }}
          allowDeselect={false}
          w={240}
        />
        <p data-wrong={(picked.length > 0 && !isWithin) || undefined} role="status">
          {min > 0
            ? t`この枠は${min}〜${max}件です（いま${{ held: held.length }}件）。`
            : t`この枠は${max}件までです（いま${{ held: held.length }}件）。`}
        </p>
      </div>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.panes}>
        <CandidatePane
          inSlot={inSlot}
          picked={new Set(ids)}
          isFull={total >= max}
          onPick={(product, media) => setPicked((before) => [...before, { product, media, key: crypto.randomUUID() }])}
        />
        <section className={classes.pane} aria-label={t`選んだ商品（${{ count: picked.length }}件）`}>
          <h2>{t`選んだ商品（${{ count: picked.length }}件）`}</h2>
          {picked.length === 0 && (
            <p className={classes.none}>{t`左の一覧から商品を選んでください。並び順は、ドラッグか矢印のボタンで変えられます。`}</p>
          )}
          <SortableList
            label={t`選んだ商品（${{ count: picked.length }}件）`}
            align="center"
            ids={ids}
            nameOf={pickedName}
            onMove={(from, to) => setPicked((before) => movedRow(before, from, to))}
          >
            {picked.map(({ product, media }) => (
              <SortableItem
                key={product.id}
                id={product.id}
                acts={
                  <ActionIcon
                    size={26}
                    aria-label={t`${{ name: nameOf(product, locale) }}を外す`}
                    onClick={() => setPicked((before) => before.filter((one) => one.product.id !== product.id))}
                  >
                    <IconX size={16} />
                  </ActionIcon>
                }
              >
                <ProductLine product={product} media={media} />
              </SortableItem>
            ))}
          </SortableList>
        </section>
      </div>
    </>
  )
}
