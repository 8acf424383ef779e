import { memo } from 'react'
import { useInput } from '../../fields/inputs-context.ts'
import { controlId, useForm } from '../form-context.ts'
import { FieldControl } from './field-control.tsx'
import type { FieldRowProps } from './field-row-props.ts'
import { LocalizedRow } from './localized-row.tsx'
import { RequirementBadge } from './requirement-badge.tsx'
import { TextCounter } from './text-counter.tsx'
import classes from './field-row.module.css'

/** One field of the form: label, marks, help, input and issue. */
export const FieldRow = memo(({ field, path, words }: FieldRowProps) => {
  const { formId } = useForm()
  const { shape, isChosen } = useInput(field)
  if (field.localized) return <LocalizedRow field={field} path={path} words={words} />
  const id = controlId(formId, path)
  const labelId = `${id}-label`
  const help =
    words.help === undefined ? null : (
      <p className={classes.help} id={`${id}-help`}>
        {words.help}
      </p>
    )
  const control = (
    <FieldControl field={field} path={path} words={words} labelledBy={labelId} helpId={help === null ? undefined : `${id}-help`} />
  )
  if (shape === 'switch') {
    return (
      <div className={classes.row} data-shape="switch">
        <div className={classes.beside}>
          {control}
          <label className={classes.label} id={labelId} htmlFor={id}>
            {words.label}
          </label>
          <RequirementBadge field={field} />
        </div>
        {help}
      </div>
    )
  }
  // An issue is there only while there is one.
  const describedBy = help === null ? `${id}-issue` : `${id}-help ${id}-issue`
  const group = shape === 'fields' ? ({ role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } as const) : {}
  return (
    <div className={classes.row} data-kind={field.kind} {...group}>
      <div className={classes.head}>
        {shape === 'fields' ? (
          <span className={classes.label} id={labelId}>
            {words.label}
          </span>
        ) : (
          <label className={classes.label} id={labelId} htmlFor={id}>
            {words.label}
          </label>
        )}
        <RequirementBadge field={field} />
        {isChosen !== true && <TextCounter field={field} path={path} />}
      </div>
      {help}
      {control}
    </div>
  )
})
