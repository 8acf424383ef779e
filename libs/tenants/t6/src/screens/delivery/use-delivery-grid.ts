import { useTenant } from '@captain/content-react'
import { useScreenDraft } from '@captain/content-react/form-parts'
import { isObject } from '@captain/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tenant } from '../../tenant.ts'
import { baseOf, withEdit, withRestored, type Edits } from './delivery-edits.ts'
import { useDeliveryRecords } from './use-delivery-records.ts'
import { useSaveGrid } from './use-save-grid.ts'

/** The 47 records and the shared settings, their edits, and one save for all. */
export const useDeliveryGrid = () => {
  const { queries } = useTenant(tenant)
  const queryClient = useQueryClient()
  const { list, setting, rows, records, isLoaded, storedOf } = useDeliveryRecords()
  const saving = useSaveGrid()
  const [edits, setEdits] = useState<Edits>({})
  // The version at the start of typing: data refetched later must not count as seen.
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({})
  const draft = useScreenDraft('grid', edits, baseOf(edits, storedOf))

  const see = (id: string) => {
    const version = records.get(id)?.record.lockVersion
    if (version !== undefined) setSeen((before) => (id in before ? before : { ...before, [id]: version }))
  }

  /** Restores input of an earlier visit, except that of deleted records. */
  const restore = (localDraft: (typeof draft.found)[number]) => {
    const found = Object.fromEntries(
      Object.entries(localDraft.values).flatMap(([id, changes]) => (records.has(id) && isObject(changes) ? [[id, changes] as const] : [])),
    )
    const next = withRestored(edits, found, storedOf)
    draft.settle(localDraft, next)
    for (const id of Object.keys(found)) see(id)
    setEdits(next)
  }

  const reload = async () => {
    await Promise.all([queries.delivery, queries['delivery-setting']].map(({ key }) => queryClient.invalidateQueries({ queryKey: key })))
    setSeen({})
    saving.clearFailure()
  }

  const save = () => {
    const changes = Object.entries(edits).flatMap(([id, changed]) => {
      const one = records.get(id)
      return one === undefined ? [] : [{ type: one.type, id, lockVersion: seen[id] ?? one.record.lockVersion, changes: changed }]
    })
    return saving.save(changes, async () => {
      await reload()
      setEdits({})
      draft.clear()
    })
  }

  return {
    list,
    setting,
    rows,
    wrong: saving.wrong,
    failure: saving.failure,
    isSaving: saving.isSaving,
    /** Unsaved input of earlier visits; offered once the records are loaded. */
    draft: isLoaded ? draft : null,
    restore,
    count: Object.values(edits).reduce((sum, changes) => sum + Object.keys(changes).length, 0),
    valueOf: (id: string, field: string): unknown => (field in (edits[id] ?? {}) ? edits[id]?.[field] : storedOf(id)[field]),
    isChanged: (id: string, field: string): boolean => field in (edits[id] ?? {}),
    set: (id: string, field: string, value: unknown) => {
      see(id)
      setEdits((before) => withEdit(before, id, field, value, storedOf(id)[field]))
      saving.clearField(id, field)
    },
    discard: () => {
      setEdits({})
      setSeen({})
      draft.clear()
      saving.clear()
    },
    save,
    reload,
  }
}

export type DeliveryGrid = ReturnType<typeof useDeliveryGrid>
