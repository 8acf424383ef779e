import { ruleCodesOf, asProse, kindOf, type AnyField } from '@captain/content-core'
import { codePointLength, fullWidthLimit, halfWidthCode, normaliserFor, utf8Length, asRecord } from '@captain/validation'
import { useLingui } from '@lingui/react/macro'
import { useForm } from '../form-context.ts'
import classes from './text-counter.module.css'

type Limit = { readonly used: number; readonly max: number; readonly over: boolean; readonly unit: 'full' | 'half' }

const BYTES_OF_FULL_WIDTH = 3

const characterLimit = (field: AnyField): number | null => {
  const rule = field.rules.find((candidate) => 'type' in candidate && candidate.type === 'maxFullWidth')
  const { max } = asRecord(asRecord(rule)['requirement'])
  return typeof max === 'number' ? max : null
}

/** A code accepts no full-width characters: counted by three bytes, 14 digits would be 5 of 10. */
const isCode = (field: AnyField): boolean => normaliserFor(ruleCodesOf(field)) === halfWidthCode

/**
 * Returns how much of its limit a text uses, counted in full-width characters of three bytes. Limits in characters count characters; codes
 * count half-width ones.
 */
export const limitOf = (field: AnyField, text: string): Limit | null => {
  const prose = asProse(field)
  if (prose === null) return null
  const bytes = utf8Length(text)
  const { maxBytes } = prose.config
  const over = bytes > maxBytes
  const max = characterLimit(field)
  if (max !== null) {
    const used = codePointLength(text)
    return { used, max, over: over || used > max, unit: 'full' }
  }
  if (isCode(field) || maxBytes % BYTES_OF_FULL_WIDTH > 0) return { used: bytes, max: maxBytes, over, unit: 'half' }
  return { used: Math.ceil(bytes / BYTES_OF_FULL_WIDTH), max: fullWidthLimit(maxBytes), over, unit: 'full' }
}

const Counter = ({ field, path }: { readonly field: AnyField; readonly path: string }) => {
  const { t } = useLingui()
  const value = useForm().values.useValue(path)
  const limit = limitOf(field, typeof value === 'string' ? value : '')
  if (limit === null) return null
  const { used, max, unit } = limit
  const spoken = unit === 'full' ? t`全角${max}文字のうち${used}文字` : t`半角${max}文字のうち${used}文字`
  return (
    <span className={classes.counter} data-over={limit.over || undefined} aria-label={spoken} role="img">
      {used} / {max}
    </span>
  )
}

/** Shows the length of a text and its limit, such as `12 / 50`; nothing for fields without a limit. */
export const TextCounter = ({ field, path }: { readonly field: AnyField; readonly path: string }) =>
  kindOf(field).isProse ? <Counter field={field} path={path} /> : null
