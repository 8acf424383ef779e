import { isEmptyValue, type AnyField } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from '../form-context.ts'
import { sameValue } from '../values/same-value.ts'
import classes from './english-mark.module.css'

/** How the English side of one field stands to the Japanese: not there, or left as it was when the Japanese changed in this form. */
export const EnglishMark = ({ field, path }: { readonly field: AnyField; readonly path: string }) => {
  const { values } = useForm()
  const ja = values.useValue(`${path}.ja`)
  const en = values.useValue(`${path}.en`)
  const [opened] = useState({ ja, en })
  if (isEmptyValue(field, ja)) return null
  if (isEmptyValue(field, en)) {
    return (
      <span className={classes.mark}>
        <Trans>英語なし</Trans>
      </span>
    )
  }
  const isLeft = !isEmptyValue(field, opened.ja) && !sameValue(ja, opened.ja) && sameValue(en, opened.en)
  return isLeft ? (
    <span className={classes.mark} data-tone="outdated">
      <Trans>英語が古い</Trans>
    </span>
  ) : null
}
