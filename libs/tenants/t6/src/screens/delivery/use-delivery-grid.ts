import { batchClient, type RecordOf } from '@captain/content-core'
import { contentKeys, listOptions, useContent, useFailureText, useScope } from '@captain/content-react'
import { useScreenDraft } from '@captain/content-react/form-parts'
import { HttpError } from '@captain/http-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { delivery } from '../../content-types/delivery.ts'
import { useDeliverySetting } from '../use-delivery-setting.ts'

export type DeliveryRow = RecordOf<typeof delivery>
type Changes = Readonly<Record<string, unknown>>
/** Unsaved input, by record and field. */
type Edits = Readonly<Record<string, Changes>>

const ALL = { limit: 100 } as const

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const withEdit = (edits: Edits, id: string, field: string, value: unknown, stored: unknown): Edits => {
  const { [field]: _before, ...others } = edits[id] ?? {}
  const changes = isSame(value, stored) ? others : { ...others, [field]: value }
  const { [id]: _record, ...rest } = edits
  return Object.keys(changes).length === 0 ? rest : { ...rest, [id]: changes }
}

/** The server's errors: `{id}.{path}`, with texts. */
type Wrong = Readonly<Record<string, string>>

const wrongIn = (failure: unknown, ids: readonly string[]): Wrong =>
  failure instanceof HttpError
    ? Object.fromEntries(
        (failure.problem?.issues ?? []).map(({ path, message }) => {
          const [place = '', ...rest] = path.split('.')
          return [`${ids[Number(place)] ?? ''}.${rest.join('.')}`, message]
        }),
      )
    : {}

/** The 47 records and the shared settings, their edits, and one save for all. */
export const useDeliveryGrid = () => {
  const { tenant, http } = useContent()
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const describe = useFailureText()
  const toasts = useToasts()
  const scope = useScope('delivery')
  const list = useQuery(listOptions(scope, ALL))
  const setting = useDeliverySetting()
  const [edits, setEdits] = useState<Edits>({})
  // The version at the start of typing: data refetched later must not count as seen.
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<{ readonly text: string; readonly isStale: boolean } | null>(null)
  const [isSaving, setSaving] = useState(false)

  const rows = (list.data?.items ?? []) as unknown as readonly DeliveryRow[]
  const records = new Map(
    [
      ...rows.map((row) => ({ type: 'delivery', record: row })),
      ...(setting.data ? [{ type: 'delivery-setting', record: setting.data }] : []),
    ].map((one) => [one.record.id, one]),
  )
  const hasRecords = list.data !== undefined && setting.data !== undefined
  const see = (id: string) => {
    const version = records.get(id)?.record.lockVersion
    if (version !== undefined) setSeen((before) => (id in before ? before : { ...before, [id]: version }))
  }
  const storedOf = (id: string): Changes => (records.get(id)?.record ?? {}) as unknown as Changes

  const base = Object.fromEntries(
    Object.entries(edits).map(([id, changes]) => [
      id,
      Object.fromEntries(Object.keys(changes).map((field) => [field, storedOf(id)[field]])),
    ]),
  )
  const draft = useScreenDraft('grid', edits, base)

  /** Restores input of an earlier visit; newer input wins. */
  const restore = (kept: (typeof draft.found)[number]) => {
    const now = edits
    const restored = Object.entries(kept.values as Edits).flatMap(([id, changes]) =>
      records.has(id) ? Object.entries(changes).map(([field, value]) => ({ id, field, value })) : [],
    )
    const next = restored.reduce<Edits>(
      (all, { id, field, value }) => (field in (now[id] ?? {}) ? all : withEdit(all, id, field, value, storedOf(id)[field])),
      now,
    )
    draft.settle(kept, next)
    for (const { id } of restored) see(id)
    setEdits(next)
  }

  const reload = async () => {
    await Promise.all(
      ['delivery', 'delivery-setting'].map((type) => queryClient.invalidateQueries({ queryKey: contentKeys.type(tenant.slug, type) })),
    )
    setSeen({})
    setFailure(null)
  }

  const save = async () => {
    const changes = Object.entries(edits).flatMap(([id, changed]) => {
      const one = records.get(id)
      return one === undefined ? [] : [{ type: one.type, id, lockVersion: seen[id] ?? one.record.lockVersion, changes: changed }]
    })
    if (changes.length === 0 || isSaving) return
    setSaving(true)
    try {
      await batchClient(http, tenant.slug).save(changes)
      await reload()
      setEdits({})
      draft.clear()
      setWrong({})
      toasts.show({ severity: 'success', summary: t`配送設定を保存しました` })
    } catch (error) {
      const found = wrongIn(
        error,
        changes.map(({ id }) => id),
      )
      const isStale = error instanceof HttpError && error.status === 409
      const places = Object.keys(found).length
      setWrong(found)
      setFailure({
        text: isStale
          ? t`ほかの人が先に変更しました。入力した内容は残っています。最新の内容を読み込んでから、もう一度保存してください。`
          : places > 0
            ? t`${{ count: places }}か所を確認してください。`
            : describe(error),
        isStale,
      })
    } finally {
      setSaving(false)
    }
  }

  return {
    list,
    setting,
    rows,
    wrong,
    failure,
    isSaving,
    /** Unsaved input of earlier visits; offered once the records are loaded. */
    draft: hasRecords ? draft : null,
    restore,
    count: Object.values(edits).reduce((sum, changes) => sum + Object.keys(changes).length, 0),
    valueOf: (id: string, field: string): unknown => (field in (edits[id] ?? {}) ? edits[id]?.[field] : storedOf(id)[field]),
    isChanged: (id: string, field: string): boolean => field in (edits[id] ?? {}),
    set: (id: string, field: string, value: unknown) => {
      see(id)
      setEdits((before) => withEdit(before, id, field, value, storedOf(id)[field]))
      setWrong((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !path.startsWith(`${id}.${field}`))))
    },
    discard: () => {
      setEdits({})
      setSeen({})
      draft.clear()
      setWrong({})
      setFailure(null)
    },
    save,
    reload,
  }
}

export type DeliveryGrid = ReturnType<typeof useDeliveryGrid>
