import { titleOf, type RecordAnswer, type Transition } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { formatInstant } from '../../fields/format-time.ts'
import { joinNames } from '../../fields/join-names.ts'
import { useLabels } from '../../labels.ts'
import type { RecordForm } from '../use-record-form.ts'
import { useStepWords } from './step-words.ts'
import type { Saving } from './use-save.ts'

/** Takes a step of the workflow after a summary that names the site and the record; a refused publish shows what is missing. */
export const usePublishing = (form: RecordForm, saving: Saving, onCreated: (id: string) => void): ((step: Transition) => Promise<void>) => {
  const { t } = useLingui()
  const { tenant, contentType, locale } = useContent()
  const { typeName, fieldLabel } = useLabels()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const words = useStepWords()

  const summaryOf = (step: Transition, site: string, title: string) => {
    switch (step) {
      case 'publish':
        return (
          <Trans>
            {site}の「{title}」を公開します。だれでもサイトで見られるようになります。
          </Trans>
        )
      case 'unpublish':
        return (
          <Trans>
            {site}の「{title}」を非公開にします。サイトでは見られなくなり、内容は下書きとして残ります。
          </Trans>
        )
      case 'archive':
        return (
          <Trans>
            {site}の「{title}」を保管します。サイトでは見られなくなり、一覧でも保管済みとして分けられます。
          </Trans>
        )
      case 'reopen':
        return (
          <Trans>
            {site}の「{title}」を下書きに戻します。公開はされません。
          </Trans>
        )
      case 'withdraw':
        return (
          <Trans>
            {site}の「{title}」を取り下げます。この版は、これから先どの日にも適用されません。
          </Trans>
        )
      default:
        return (
          <Trans>
            {site}の「{title}」の状態を変えます。
          </Trans>
        )
    }
  }

  const savedBy = (newer: RecordAnswer): string => {
    const author = newer.updatedBy?.name ?? t`ほかの人`
    return t`${author}さんが先に保存しました。その内容を画面に反映しています。`
  }

  const effectsOf = (step: Transition): readonly string[] => {
    if (step !== 'publish') return form.changes().length > 0 ? [t`保存していない変更は、この操作では保存されません。`] : []
    const values = form.store.all()
    const names = form.changes().map(fieldLabel)
    const from = values['publishFrom']
    const until = values['publishUntil']
    const list = joinNames(names, locale)
    const effects = names.length > 0 && form.base().record !== null ? [t`一緒に保存する変更：${list}`] : []
    if (typeof from === 'string' && new Date(from) > new Date()) {
      const start = formatInstant(from)
      effects.push(t`${start}に公開されます（予約）。`)
    }
    if (typeof until === 'string') {
      const end = formatInstant(until)
      effects.push(t`${end}に公開が終わります。`)
    }
    return effects
  }

  /** `newer` is what somebody else has saved since the step was first asked about. */
  const take = async (step: Transition, isNew: boolean, newer: RecordAnswer | null): Promise<void> => {
    if (step === 'publish' && !(await saving.readyToPublish())) return
    const site = tenant.names[locale]
    const title = titleOf(contentType, form.store.all(), locale) || typeName
    const confirmed = await dialogs.confirm({
      title: words[step].title,
      body: summaryOf(step, site, title),
      effects: [...(newer === null ? [] : [savedBy(newer)]), ...effectsOf(step)],
      confirmLabel: words[step].label,
    })
    if (!confirmed) return
    const taken = await saving.transition(step)
    if (taken === null) return
    const { record } = taken
    if (!taken.isTaken) return take(step, isNew, record)
    const isPlanned = step === 'publish' && record.state === 'scheduled'
    toasts.success({ summary: isPlanned ? t`「${title}」の公開を予約しました` : words[step].done(title) })
    if (isNew) onCreated(record.id)
  }

  return (step) => take(step, form.base().record === null, null)
}
