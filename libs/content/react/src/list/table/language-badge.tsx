import type { AnyContentType, AnyRecord } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import classes from './language-badge.module.css'

/** Returns the state of the English text; null if it exists and is up to date, or if the type is not localized. */
export const englishGap = (
  type: AnyContentType,
  { localeUpdatedAt: { ja, en } }: Pick<AnyRecord, 'localeUpdatedAt'>,
): 'missing' | 'outdated' | null => {
  if (!Object.values(type.fields).some((field) => field.localized)) return null
  if (en === null) return 'missing'
  return ja !== null && en < ja ? 'outdated' : null
}

/** Shows that the English text is missing or older than the Japanese. */
export const LanguageBadge = ({ type, record }: { readonly type: AnyContentType; readonly record: AnyRecord }) => {
  const { t } = useLingui()
  const gap = englishGap(type, record)
  if (gap === null) return null
  return (
    <span className={classes.root} data-gap={gap}>
      {gap === 'missing' ? t`英語が未入力` : t`英語が未更新`}
    </span>
  )
}
