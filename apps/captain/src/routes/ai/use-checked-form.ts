import { HttpError } from '@captain/http-core'
import { formatMessage } from '@captain/locale'
import { issuesOf, messageOf, messageParams } from '@captain/validation'
import { en } from '@captain/validation/messages/en'
import { ja } from '@captain/validation/messages/ja'
import { useEffect, useReducer, useRef, useState } from 'react'
import { safeParse, type GenericSchema } from 'valibot'
import { useLocale } from '../../navigation/use-locale.ts'

const CATALOGS = { ja, en } as const

type Errors = Readonly<Record<string, string>>

type Issue = { readonly path: string; readonly message: string }

/** Maps each error to its value (`alt.en`) and to the field that contains it (`alt`). Keeps the first error of each. */
const errorsOf = (issues: readonly Issue[]): Errors =>
  Object.fromEntries(
    issues.toReversed().flatMap(({ path, message }) => [[path, message] as const, [path.split('.')[0] ?? '', message] as const]),
  )

/** Validates a form with its schema. Messages appear by field on blur and on submit, and disappear as soon as the value is valid. */
export const useCheckedForm = (schema: GenericSchema, value: unknown) => {
  const locale = useLocale()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<{ readonly sent: string; readonly errors: Errors } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const sent = JSON.stringify(value)

  const parsed = safeParse(schema, value, { abortPipeEarly: true })
  const found = errorsOf(
    (parsed.success ? [] : issuesOf(parsed.issues)).map(({ path, rule, params }) => ({
      path,
      message: formatMessage(locale, messageOf(CATALOGS[locale], rule), messageParams(params)),
    })),
  )

  // In an effect, because the next frame may come before the render that marks the fields.
  const [focusRequests, focusFirst] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])')?.focus()
  }, [focusRequests])

  return {
    form,
    errorOf: (field: string): string | null =>
      (refused?.sent === sent ? refused.errors[field] : undefined) ?? (left.has(field) ? (found[field] ?? null) : null),
    leave: (field: string) => setLeft((last) => new Set([...last, field])),
    /** Shows all messages and focuses the first invalid field. Returns whether the form is valid. */
    check: (): boolean => {
      setLeft(new Set(Object.keys(found)))
      if (!parsed.success) focusFirst()
      return parsed.success
    },
    /** Marks what the server has refused; whether it was that. */
    refuse: (failure: unknown): boolean => {
      const issues = failure instanceof HttpError ? (failure.problem?.issues ?? []) : []
      if (issues.length === 0) return false
      setRefused({ sent, errors: errorsOf(issues) })
      focusFirst()
      return true
    },
  }
}
