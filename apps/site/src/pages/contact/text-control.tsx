import type { FieldIssue, Kind } from '@captain/content-core'
import type { ComponentProps } from 'react'
import { FIELDS } from '../../contact-form/contact-fields.ts'
import { controlId, describedBy, FieldFrame, hasHelp } from './field-frame.tsx'
import { isRequired } from './field-rules.ts'
import { focusFirst } from './focus-first.ts'

/** Autofill and keyboard settings of the fields. */
const FILLED: Readonly<Record<string, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'spellCheck'>>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { autoComplete: 'email', inputMode: 'email', spellCheck: false },
  emailConfirm: { autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
}

/** Controls by kind of field. Default: a line of text. */
const CONTROLS: Readonly<Partial<Record<Kind, 'email' | 'tel' | 'textarea'>>> = { email: 'email', phone: 'tel', longText: 'textarea' }

type TextControlProps = {
  readonly name: string
  readonly label: string
  readonly help: string | null
  readonly value: string
  readonly issue: FieldIssue | undefined
  readonly isFirstWrong: boolean
}

/** A text field with one line, or with several for long text. */
export function TextControl({ name, label, help, value, issue, isFirstWrong }: TextControlProps) {
  const control = CONTROLS[FIELDS[name]?.kind ?? 'text'] ?? 'text'
  const shared = {
    id: controlId(name),
    name,
    defaultValue: value,
    'aria-required': isRequired(name) || undefined,
    'aria-invalid': issue !== undefined || undefined,
    'aria-describedby': describedBy(name, hasHelp(name, help)),
    ...focusFirst(isFirstWrong),
  }
  return (
    <FieldFrame name={name} label={label} help={help} issue={issue}>
      {control === 'textarea' ? (
        <textarea {...shared} rows={9} />
      ) : (
        <input {...shared} type={control} {...FILLED[name]} enterKeyHint="next" />
      )}
    </FieldFrame>
  )
}
