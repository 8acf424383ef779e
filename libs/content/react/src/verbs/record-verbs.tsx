import type { AnyRecord, RecordResponse } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { useHref } from '../form/use-href.ts'
import type { RecordForm } from '../form/use-record-form.ts'
import { useRecordActions } from '../list/record-actions/use-record-actions.ts'
import { editPath, previewPath } from '../list/use-record-paths.ts'
import { useSwitchField } from '../list/use-switch-field.ts'
import { useNavigateTo } from '../navigation.tsx'
import { contentKeys } from '../queries.ts'
import { useCommonVerbs, useMainSwitchVerb } from './use-common-verbs.ts'
import { useNeighbours } from './use-neighbours.ts'
import { useOfferVerbs, type Verb } from './use-offer-verbs.ts'
import { useSubject } from './use-subject.ts'

export type RecordVerbsProps = {
  readonly record: RecordResponse
  /** Which screen of the record is open; its neighbours open in the same one. */
  readonly screen: 'edit' | 'preview'
  /** Its form; left out where it is not edited. */
  readonly form?: RecordForm
  readonly onHistory?: () => void
}

/** Returns the verbs that lead to the records before and after this one, and has `j` and `k` do so too. */
const useNeighbourVerbs = ({ record, screen }: RecordVerbsProps): readonly Verb[] => {
  const { t } = useLingui()
  const { tenant, contentType } = useContent()
  const go = useNavigateTo()
  const { previous, next } = useNeighbours(record.id)
  const pathOf = (one: AnyRecord) => (screen === 'edit' ? editPath(tenant, contentType, one.id) : previewPath(tenant, contentType, one))
  const to = (one: AnyRecord | null) => {
    const path = one === null ? null : pathOf(one)
    return path === null ? null : () => void go(path)
  }
  const [toNext, toPrevious] = [to(next), to(previous)]
  useShortcuts([...(toNext === null ? [] : [{ keys: 'j', run: toNext }]), ...(toPrevious === null ? [] : [{ keys: 'k', run: toPrevious }])])
  return [
    ...(toNext === null ? [] : [{ verb: 'next' as const, label: t`次の記録`, keys: ['j'], run: toNext }]),
    ...(toPrevious === null ? [] : [{ verb: 'previous' as const, label: t`前の記録`, keys: ['k'], run: toPrevious }]),
  ]
}

/** Returns a function that deletes the record as its row does, and then leads to the list. Unsaved input goes with it. */
const useRemoveAndLeave = (form: RecordForm | undefined): ((record: AnyRecord) => Promise<void>) => {
  const { tenant, contentType, parent } = useContent()
  const { remove } = useRecordActions()
  const go = useNavigateTo()
  return async (record) => {
    if (!(await remove(record))) return
    form?.discard()
    const owner = parent ?? (contentType.parent === null ? null : record[contentType.parent.field])
    await go(untypedPath(tenant, contentType, 'list', typeof owner === 'string' ? { parent: owner } : {}))
  }
}

/** Returns a function that sets a switch as its row does. Other unsaved input of the form stays on top of what was saved. */
const useSwitchBesideForm = (form: RecordForm | undefined): ReturnType<typeof useSwitchField> => {
  const { tenant, contentType } = useContent()
  const queryClient = useQueryClient()
  const switchField = useSwitchField()
  return async (record, field, value) => {
    await switchField(record, field, value)
    const saved = queryClient.getQueryData<RecordResponse>(contentKeys.record(tenant.slug, contentType.name, record.id))
    const base = form?.base()
    if (saved !== undefined && base?.record != null && saved.lockVersion > base.record.lockVersion) form?.rebase(saved, base.values)
  }
}

const RecordVerbsOf = (props: RecordVerbsProps) => {
  const { t } = useLingui()
  const { tenant, contentType } = useContent()
  const { record, screen, form, onHistory } = props
  const href = useHref()
  const actions = useRecordActions()
  const removeAndLeave = useRemoveAndLeave(form)
  const commonOf = useCommonVerbs(actions, (one) => void removeAndLeave(one))
  const switchOf = useMainSwitchVerb()
  const setSwitch = useSwitchBesideForm(form)
  const neighbours = useNeighbourVerbs(props)
  const preview = screen === 'edit' ? previewPath(tenant, contentType, record) : null
  useOfferVerbs(
    [
      ...switchOf(record, setSwitch),
      ...(preview === null
        ? []
        : [{ verb: 'preview' as const, label: t`プレビュー`, run: () => void window.open(href(preview), '_blank', 'noreferrer') }]),
      ...commonOf(record),
      ...(onHistory === undefined ? [] : [{ verb: 'history' as const, label: t`変更履歴`, run: onHistory }]),
      ...neighbours,
    ],
    useSubject(record),
  )
  return null
}

/** Offers the verbs of the record that is open to the command palette. Renders nothing. */
export const RecordVerbs = (props: RecordVerbsProps) => (props.record.deletedAt === null ? <RecordVerbsOf {...props} /> : null)
