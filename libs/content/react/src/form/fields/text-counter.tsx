import type { AnyField } from '@captain/content-core'
import { codePointLength, fullWidthLimit, utf8Length } from '@captain/validation'
import { useLingui } from '@lingui/react/macro'
import { useForm } from '../form-context.ts'
import classes from './text-counter.module.css'

type Limit = { readonly used: number; readonly max: number; readonly over: boolean }

const isText = (field: AnyField) => field.kind === 'text' || field.kind === 'longText'

const characterLimit = (field: AnyField): number | null => {
  const rule = field.rules.find((candidate) => 'type' in candidate && candidate.type === 'maxFullWidth') as
    | { readonly requirement?: { readonly max?: number } }
    | undefined
  return rule?.requirement?.max ?? null
}

/** What a text uses of its room, counted as full-width characters of three bytes; where the declaration limits characters, counted in those. */
export const limitOf = (field: AnyField, text: string): Limit | null => {
  if (field.kind !== 'text' && field.kind !== 'longText') return null
  const bytes = utf8Length(text)
  const max = characterLimit(field)
  if (max === null) return { used: Math.ceil(bytes / 3), max: fullWidthLimit(field.config.maxBytes), over: bytes > field.config.maxBytes }
  const used = codePointLength(text)
  return { used, max, over: used > max || bytes > field.config.maxBytes }
}

const Counter = ({ field, path }: { readonly field: AnyField; readonly path: string }) => {
  const { t } = useLingui()
  const value = useForm().values.useValue(path)
  const limit = limitOf(field, typeof value === 'string' ? value : '')
  if (limit === null) return null
  const { used, max } = limit
  return (
    <span className={classes.counter} data-over={limit.over || undefined} aria-label={t`全角${max}文字のうち${used}文字`} role="img">
      {used} / {max}
    </span>
  )
}

/** How much of its room a text takes, such as `12 / 50`; nothing for fields without a limit. */
export const TextCounter = ({ field, path }: { readonly field: AnyField; readonly path: string }) =>
  isText(field) ? <Counter field={field} path={path} /> : null
