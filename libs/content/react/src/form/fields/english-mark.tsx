import { isEmptyValue, type AnyField } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useForm } from '../form-context.ts'
import { EnglishBaseContext, isTranslationStale } from './translation-base.ts'
import classes from './english-mark.module.css'

/** Marks the English of a field as missing, or as unchanged since the Japanese changed. */
export const EnglishMark = ({ field, path }: { readonly field: AnyField; readonly path: string }) => {
  const { values } = useForm()
  const base = use(EnglishBaseContext)
  const ja = values.useValue(`${path}.ja`)
  const en = values.useValue(`${path}.en`)
  if (isEmptyValue(field, ja)) return null
  if (isEmptyValue(field, en)) {
    return (
      <span className={classes.mark}>
        <Trans>英語が未入力</Trans>
      </span>
    )
  }
  return base !== null && isTranslationStale(field, path, { ja, en }, base) ? (
    <span className={classes.mark} data-tone="outdated">
      <Trans>英語が未更新</Trans>
    </span>
  ) : null
}
