import { titleOf, type AnyField, type AnyRecord, type Included, asInt } from '@captain/content-core'
import { isComposing } from '@captain/ui'
import { isInOverlay } from '../../form/fields/is-in-overlay.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useContent } from '../../content-context.tsx'
import { InputsContext } from '../../fields/inputs-context.ts'
import { FieldControl } from '../../form/fields/field-control.tsx'
import { FormContext } from '../../form/form-context.ts'
import { CELL_INPUTS } from '../../inputs.ts'
import { useLabels } from '../../labels.ts'
import { CellConflict } from './cell-conflict.tsx'
import classes from './cell-editor.module.css'
import { Stepper } from './stepper.tsx'
import { useCellSave } from './use-cell-save.ts'

export type CellEditorProps = {
  readonly record: AnyRecord
  readonly name: string
  readonly field: AnyField
  readonly included: Included
  /** Called when the cell is left; `saved` says whether the record changed. */
  readonly onDone: (saved: boolean) => void
}

/** Edits one field of one row: Enter or blur saves, Escape cancels. A rejection is shown next to the cell. */
export const CellEditor = ({ record, name, field, included, onDone }: CellEditorProps) => {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const { fieldLabel, fieldWords } = useLabels()
  const { shared, isSaving, failure, theirs, save, saveMine, cancel, takeTheirs } = useCellSave({ record, name, field, onDone })
  const labelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const number = asInt(field)
  const path = field.localized ? `${name}.${locale}` : name
  const title = titleOf(contentType, record, locale)
  const label = fieldLabel(name)

  useEffect(() => {
    const input = root.current?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')
    input?.focus({ preventScroll: true })
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      cancel()
    }
    const isMultiline = event.target instanceof HTMLTextAreaElement && event.shiftKey
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement) && !isMultiline && theirs === null) {
      event.preventDefault()
      save()
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = root.current?.contains(relatedTarget) === true || isInOverlay(relatedTarget)
    // A user who switches windows returns to the same cell.
    if (isInside || theirs !== null || !document.hasFocus()) return
    save()
  }
  return (
    <InputsContext value={CELL_INPUTS}>
      <FormContext value={shared}>
        <div className={classes.root} ref={root} role="presentation" aria-busy={isSaving} onKeyDown={onKeyDown} onBlur={onBlur}>
          <span id={labelId} className={classes.label}>
            {t`${title}：${label}`}
          </span>
          <div className={classes.input}>
            <FieldControl
              field={field}
              path={path}
              words={fieldWords(name)}
              labelledBy={labelId}
              helpId={undefined}
              {...(field.localized && { lang: locale })}
            />
            {number !== null && <Stepper path={path} config={number.config} />}
          </div>
          {failure !== null && (
            <p className={classes.failure} role="alert">
              {failure}
            </p>
          )}
          {theirs === null ? (
            <p className={classes.keys}>{isSaving ? <Trans>保存しています…</Trans> : <Trans>Enterで保存、Escで取り消し</Trans>}</p>
          ) : (
            <CellConflict
              name={name}
              field={field}
              value={theirs[name]}
              included={included}
              isSaving={isSaving}
              onTakeTheirs={takeTheirs}
              onSaveMine={saveMine}
            />
          )}
        </div>
      </FormContext>
    </InputsContext>
  )
}
