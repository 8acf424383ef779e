import { titleOf } from '@captain/content-core'
import { useDialogs, useToasts } from '@captain/ui'
import { joinWords } from '@captain/locale'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { isPublishedOnSave } from '../is-published-on-save.ts'
import type { RecordForm } from '../use-record-form.ts'
import { useLabels } from '../../labels.ts'
import { useContentCache } from '../../queries.ts'

/** Restores a revision as a new save, after a confirmation that names the changes. Unsaved input stays in the form. */
export const useRestore = (form: RecordForm): ((number: number, names: readonly string[]) => Promise<boolean>) => {
  const { t } = useLingui()
  const { tenant, contentType, client, locale } = useContent()
  const { typeName, fieldLabel } = useLabels()
  const cache = useContentCache()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  return async (number, names) => {
    const { record, values } = form.base()
    if (record === null) return false
    const site = tenant.names[locale]
    const title = titleOf(contentType, record, locale) || typeName
    const fields = joinWords(locale, names.map(fieldLabel))
    const isPublic = record.state === 'on' || isPublishedOnSave(contentType)
    const done = await dialogs.confirm({
      title: t`以前の内容に戻す確認`,
      body: t`${site}の「${title}」を、選んだ版の内容に戻して保存します。いまの内容も変更履歴に残ります。`,
      effects: [
        t`変わる項目：${fields}`,
        ...(isPublic ? [t`戻した内容は、すぐに公開されます。`] : []),
        ...(form.changes().length > 0 ? [t`入力中の保存していない変更は、そのまま残ります。`] : []),
      ],
      confirmLabel: t`この内容に戻す`,
      onConfirm: async () => {
        const restored = await client.restoreRevision(record.id, record.lockVersion, number)
        form.rebase(restored, values)
        await cache.saved(restored)
      },
      describeFailure: describe,
    })
    if (done) toasts.success({ summary: t`「${title}」を以前の内容に戻しました` })
    return done
  }
}
