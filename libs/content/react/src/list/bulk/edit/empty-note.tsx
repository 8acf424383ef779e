import { kindOf, type AnyField, type Fields } from '@captain/content-core'
import { joinWords } from '@captain/locale'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useContent } from '../../../content-context.tsx'
import { useLabels } from '../../../labels.ts'
import type { FormStore } from '../../../form/use-form-values.ts'
import { isTaxAlone } from './use-bulk-form.ts'
import classes from './bulk-edit-dialog.module.css'

/** Whether a save may clear the field. Required fields refuse an empty value, and some kinds, such as switches, always have one. */
const canBeCleared = (field: AnyField | undefined): boolean =>
  field !== undefined && field.required !== 'save' && kindOf(field).isFilledIn !== true

type EmptyNoteProps = { readonly fields: Fields; readonly names: readonly string[]; readonly values: FormStore }

/** Warns that fields left empty are cleared; names them if it does not apply to all chosen fields. */
export const EmptyNote = ({ fields, names, values }: EmptyNoteProps) => {
  const { t } = useLingui()
  const { locale } = useContent()
  const { fieldLabel } = useLabels()
  // With a tax alone, the amount of each price stays.
  const taxes = useSyncExternalStore(values.subscribe, () => names.filter((name) => isTaxAlone(fields[name], values.get(name))).join(' '))
  const cleared = names.filter((name) => canBeCleared(fields[name]) && !taxes.split(' ').includes(name))
  if (cleared.length === 0) return null
  const quoted = (name: string) => {
    const label = fieldLabel(name)
    return t`「${label}」`
  }
  const labels = joinWords(locale, cleared.map(quoted))
  return (
    <p className={classes.note}>
      {cleared.length === names.length ? (
        <Trans>空欄のまま保存すると、いまの値は消えます。</Trans>
      ) : (
        <Trans>{labels}は、空欄のまま保存すると、いまの値が消えます。</Trans>
      )}
    </p>
  )
}
