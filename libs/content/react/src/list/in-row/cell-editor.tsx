import { titleOf, asInt, type AnyField, type AnyRecord, type Fields, type Included } from '@captain/content-core'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { InputsContext } from '../../fields/inputs-context.ts'
import { FieldControl } from '../../form/fields/field-control.tsx'
import { focusPath } from '../../form/focus-path.ts'
import { FormContext } from '../../form/form-context.ts'
import { isAt } from '../../form/issues/issue-store.ts'
import { issuesIn } from '../../form/save/failure.ts'
import { sameValue } from '../../form/values/same-value.ts'
import { INPUTS } from '../../inputs.ts'
import { useLabels } from '../../labels.ts'
import { useContentCache } from '../../queries.ts'
import { useBulkForm } from '../bulk/edit/use-bulk-form.ts'
import { ValueCell } from '../table/value-cell.tsx'
import classes from './cell-editor.module.css'
import { saveCell } from './save-cell.ts'
import { Stepper } from './stepper.tsx'

export type CellEditorProps = {
  readonly record: AnyRecord
  readonly name: string
  readonly field: AnyField
  readonly included: Included
  /** Called when the cell is left; `saved` says whether the record holds something else now. */
  readonly onDone: (saved: boolean) => void
}

/** Choices that an input opens lie outside of it in the document, and still belong to it. */
const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-portal], [role="listbox"], [role="dialog"]') !== null

/** One field of one row: Enter or leaving saves, Escape leaves it as it was; what is refused is said beside it. */
export const CellEditor = ({ record, name, field, included, onDone }: CellEditorProps) => {
  const { t } = useLingui()
  const { client, contentType, locale } = useContent()
  const { fieldLabel, fieldWords } = useLabels()
  const cache = useContentCache()
  const failureText = useFailureText()
  const form = useBulkForm({ [name]: field } satisfies Fields, { [name]: record[name] })
  const [seen, setSeen] = useState(record)
  const [theirs, setTheirs] = useState<AnyRecord | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const labelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const running = useRef(false)
  const isLeft = useRef(false)
  const number = asInt(field)
  const path = field.localized ? `${name}.${locale}` : name
  const title = titleOf(contentType, record, locale)
  const label = fieldLabel(name)
  const { formId, issues } = form.shared

  useEffect(() => {
    const input = root.current?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')
    input?.focus({ preventScroll: true })
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select()
  }, [])

  const leave = (saved: boolean) => {
    isLeft.current = true
    onDone(saved)
  }
  const refused = (error: unknown) => {
    const found = issuesIn(error)
    const own = found.filter((issue) => isAt(issue, name))
    issues.set(own.map((issue) => ({ ...issue, source: 'server' })))
    if (own.length < found.length || own.length === 0) setFailure(failureText(error))
    focusPath(formId, issues)
  }
  const saveOn = async (base: AnyRecord) => {
    if (running.current || isLeft.current) return
    running.current = true
    setFailure(null)
    const values = await form.ready([name])
    const isSame = values !== null && sameValue(values[name], base[name])
    if (values === null || isSame) {
      running.current = false
      if (isSame) leave(false)
      return
    }
    setSaving(true)
    try {
      const outcome = await saveCell(client, base, name, values)
      if (outcome.kind === 'saved') {
        await cache.patch((items) => items.map((item) => (item.id === record.id ? { ...item, ...outcome.record } : item)))
        leave(true)
        void cache.saved(outcome.record)
      } else {
        setTheirs(outcome.latest)
      }
    } catch (error) {
      refused(error)
    } finally {
      running.current = false
      setSaving(false)
    }
  }
  const takeTheirs = () => {
    leave(false)
    void cache.refresh()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      leave(false)
    }
    const isMultiline = event.target instanceof HTMLTextAreaElement && event.shiftKey
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement) && !isMultiline && theirs === null) {
      event.preventDefault()
      void saveOn(seen)
    }
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = root.current?.contains(relatedTarget) === true || isInOverlay(relatedTarget)
    // Whoever looks at another window comes back to the same cell.
    if (isInside || theirs !== null || !document.hasFocus()) return
    void saveOn(seen)
  }
  return (
    <InputsContext value={INPUTS}>
      <FormContext value={form.shared}>
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
            <div className={classes.conflict} role="alert">
              <p>
                <Trans>入力している間に、ほかの人がこの値を変更しました。</Trans>
              </p>
              <p className={classes.theirs}>
                <span>
                  <Trans>今の値：</Trans>
                </span>
                <ValueCell name={name} field={field} value={theirs[name]} included={included} locale={locale} />
              </p>
              <div className={classes.acts}>
                <Button size="compact-sm" variant="default" onClick={takeTheirs}>
                  <Trans>今の値のままにする</Trans>
                </Button>
                <Button
                  size="compact-sm"
                  loading={isSaving}
                  onClick={() => {
                    const latest = theirs
                    setSeen(latest)
                    setTheirs(null)
                    void saveOn(latest)
                  }}
                >
                  <Trans>自分の値で保存</Trans>
                </Button>
              </div>
            </div>
          )}
        </div>
      </FormContext>
    </InputsContext>
  )
}
