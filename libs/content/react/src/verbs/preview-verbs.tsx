import type { RecordResponse } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useOfferVerbs, type Verb } from './use-offer-verbs.ts'
import { useSubject } from './use-subject.ts'

export type PreviewVerbsProps = {
  readonly record: RecordResponse
  readonly lang: Locale
  readonly onLang: (lang: Locale) => void
  /** Null if there is no form. */
  readonly onEdit: (() => void) | null
  /** Null if there is nothing to publish, or no right to. */
  readonly onPublish: (() => void) | null
}

/** Offers the acts of a preview's bar to the command palette, and has `e` edit. Renders nothing. */
export const PreviewVerbs = ({ record, lang, onLang, onEdit, onPublish }: PreviewVerbsProps) => {
  const { t } = useLingui()
  const language: Verb =
    lang === 'ja'
      ? { verb: 'showEnglish', label: t`英語のページを表示`, run: () => onLang('en') }
      : { verb: 'showJapanese', label: t`日本語のページを表示`, run: () => onLang('ja') }
  useShortcuts(onEdit === null ? [] : [{ keys: 'e', run: onEdit }])
  useOfferVerbs(
    [
      ...(onPublish === null ? [] : [{ verb: 'publish' as const, label: t`公開する`, run: onPublish }]),
      ...(onEdit === null ? [] : [{ verb: 'edit' as const, label: t`編集画面を開く`, keys: ['e'], run: onEdit }]),
      language,
    ],
    useSubject(record),
  )
  return null
}
