import { titleOf, workflowOf, type AnyRecord, type RecordResponse, type Transition } from '@captain/content-core'
import { formatDate, formatDateTime, joinWords } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import type { RecordForm } from '../use-record-form.ts'
import { useReadInForce } from '../../workflows/legal/use-in-force.ts'
import { useTransitionLabels } from './transition-labels.ts'
import { useTransitionSummary } from './use-transition-summary.tsx'
import { useTransitionNotices } from './use-transition-notices.ts'
import type { Saving } from './use-save.ts'

/** Runs a transition after a summary that names the site and the record. A rejected publish shows what is missing. */
export const usePublishing = (form: RecordForm, saving: Saving, onCreated: (id: string) => void): ((step: Transition) => Promise<void>) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { typeName, fieldLabel } = useLabels()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const words = useTransitionLabels()
  const summary = useTransitionSummary()
  const noticesOf = useTransitionNotices()
  const readInForce = useReadInForce()

  const savedBy = (newer: RecordResponse): string => {
    if (form.authorOf(newer) === 'self') return t`別のタブで先に保存しました。その内容を画面に反映しています。`
    const author = newer.updatedBy?.name ?? t`ほかの人`
    return t`${author}さんが先に保存しました。その内容を画面に反映しています。`
  }

  /** Effects on versions: this one becomes final, and the one in force applies until the new one does. */
  const versionEffects = (inForce: AnyRecord | null): readonly string[] => {
    if (workflowOf(contentType.workflow).keepsVersions !== true) return []
    const last = String(inForce?.['version'])
    const from = formatDate(String(form.store.all()['effectiveDate']))
    return [
      ...(inForce === null ? [] : [t`${from}より前は、いまの版（${last}）が適用されます。`]),
      t`公開した版は、変更も削除もできません。変えるときは、新しい版として複製します。`,
    ]
  }

  const effectsOf = (step: Transition): readonly string[] => {
    if (step !== 'publish') return form.changes().length > 0 ? [t`保存していない変更は、この操作では保存されません。`] : []
    const values = form.store.all()
    const names = form.changes().map(fieldLabel)
    const from = values['publishFrom']
    const until = values['publishUntil']
    const list = joinWords(locale, names)
    const effects = names.length > 0 && form.base().record !== null ? [t`一緒に保存する変更：${list}`] : []
    if (typeof from === 'string' && new Date(from) > new Date()) {
      const start = formatDateTime(from)
      effects.push(t`${start}に公開されます（予約）。`)
      if (form.base().record?.state === 'published') effects.push(t`いまは公開中です。${start}まで、サイトで見られなくなります。`)
    }
    if (typeof until === 'string') {
      const end = formatDateTime(until)
      effects.push(t`${end}に公開が終わります。`)
    }
    return effects
  }

  /** `newer` is the record that another user saved since the confirmation opened. */
  const take = async (step: Transition, isNew: boolean, newer: RecordResponse | null): Promise<void> => {
    if (step === 'publish' && !(await saving.readyToPublish())) return
    const values = form.store.all()
    const title = titleOf(contentType, values, locale) || typeName
    const inForce = step === 'publish' ? await readInForce() : null
    const confirmed = await dialogs.confirm({
      title: words[step].title,
      body: summary({ step, title, values }),
      effects: [
        ...(newer === null ? [] : [savedBy(newer)]),
        ...noticesOf(step, { ...values, firstPublishedAt: form.base().record?.firstPublishedAt ?? null }),
        ...effectsOf(step),
        ...(step === 'publish' ? versionEffects(inForce) : []),
      ],
      confirmLabel: words[step].label,
    })
    if (!confirmed) return
    const taken = await saving.transition(step)
    if (taken === null) return
    const { record } = taken
    if (!taken.isTaken) return take(step, isNew, record)
    const isPlanned =
      step === 'publish' && workflowOf(contentType.workflow).startsAt?.precision === 'instant' && record.state === 'scheduled'
    toasts.success({ summary: isPlanned ? t`「${title}」の公開を予約しました` : words[step].done(title) })
    if (isNew) onCreated(record.id)
  }

  return (step) => take(step, form.base().record === null, null)
}
