import type { AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type RefObject } from 'react'
import { useContent } from '../content-context.tsx'
import { listPermissions } from '../list/list-permissions.ts'
import { usePublicityLabels } from '../list/record-actions/use-publicity-labels.ts'
import type { RecordActions } from '../list/record-actions/use-record-actions.ts'
import type { RowAction } from '../list/row-action.ts'
import type { RowHandlers } from '../list/table/row-handlers.ts'
import { isLocked } from '../workflows/legal/is-locked.ts'
import { useCommonVerbs, useMainSwitchVerb } from './use-common-verbs.ts'
import { useOfferVerbs, type Verb } from './use-offer-verbs.ts'
import { useSubject } from './use-subject.ts'

export type RowVerbsProps = {
  /** The list. */
  readonly root: RefObject<HTMLElement | null>
  readonly items: readonly AnyRecord[]
  readonly selectable: boolean
  readonly inTrash: boolean
  readonly handlers: RowHandlers
  readonly rowActions: readonly RowAction[]
  readonly actions: RecordActions
}

/**
 * Returns the id of the row that had the focus last, also while the palette, a menu or a dialog has it; null once another part of the list
 * has it.
 */
const useCurrentRow = (root: RefObject<HTMLElement | null>): string | null => {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const list = root.current
    if (list === null) return undefined
    const look = ({ target }: { readonly target: EventTarget | null }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      setId(row?.dataset['row'] ?? null)
    }
    look({ target: document.activeElement })
    list.addEventListener('focusin', look)
    return () => list.removeEventListener('focusin', look)
  }, [root])
  return id
}

/** Returns the verbs that change whether a record is public. */
const usePublicityVerbs = (actions: RecordActions): ((record: AnyRecord) => readonly Verb[]) => {
  const { contentType, canWrite } = useContent()
  const may = listPermissions(contentType, canWrite)
  const labelsOf = usePublicityLabels()
  return (record) => {
    if (!may.publish) return []
    const { publish, unpublish } = labelsOf(record)
    return [
      ...(publish === null ? [] : [{ verb: 'publish' as const, label: publish, run: () => void actions.publish(record) }]),
      ...(unpublish === null ? [] : [{ verb: 'unpublish' as const, label: unpublish, run: () => void actions.unpublish(record) }]),
    ]
  }
}

const RowVerbsOf = ({ record, handlers, selectable, rowActions, actions }: RowVerbsProps & { readonly record: AnyRecord }) => {
  const { t } = useLingui()
  const { contentType, canWrite } = useContent()
  const { edit, preview } = handlers
  const commonOf = useCommonVerbs(actions, (one) => void actions.remove(one))
  const switchOf = useMainSwitchVerb()
  const publicityOf = usePublicityVerbs(actions)
  const editLabel = canWrite && !isLocked(contentType, record) ? t`編集` : t`開く`
  useOfferVerbs(
    [
      ...switchOf(record, async (one, field, value) => handlers.setSwitch(one, field, value)),
      ...(edit === null ? [] : [{ verb: 'edit' as const, label: editLabel, keys: ['e'], run: () => edit(record) }]),
      ...(preview === null ? [] : [{ verb: 'preview' as const, label: t`プレビュー`, keys: ['o'], run: () => preview(record) }]),
      ...publicityOf(record),
      ...rowActions
        .filter(({ when }) => when?.(record) !== false)
        .map(({ label, onSelect, finds }) => ({ label, finds: finds ?? { ja: label, en: '' }, run: () => onSelect(record) })),
      ...(selectable ? [{ verb: 'select' as const, label: t`選択`, keys: ['x'], run: () => handlers.select(record, false) }] : []),
      ...commonOf(record),
    ],
    useSubject(record),
  )
  return null
}

const RestoreVerb = ({ record, handlers }: RowVerbsProps & { readonly record: AnyRecord }) => {
  const { t } = useLingui()
  const { canWrite } = useContent()
  useOfferVerbs(canWrite ? [{ verb: 'restore', label: t`ごみ箱から戻す`, run: () => handlers.restore(record) }] : [], useSubject(record))
  return null
}

/** Offers the verbs of the current row of a list to the command palette: what its menu and its switch do. Renders nothing. */
export const RowVerbs = (props: RowVerbsProps) => {
  const id = useCurrentRow(props.root)
  const record = props.items.find((item) => item.id === id)
  if (record === undefined) return null
  return props.inTrash ? <RestoreVerb {...props} record={record} /> : <RowVerbsOf {...props} record={record} />
}
