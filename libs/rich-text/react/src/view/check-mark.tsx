import type { Locale } from '@captain/locale'
import { VIEW_MESSAGES } from './messages.ts'

type CheckMarkProps = { checked: boolean; locale: Locale }

/** A checkbox mark with a text alternative. */
export function CheckMark({ checked, locale }: CheckMarkProps) {
  const messages = VIEW_MESSAGES[locale]
  return (
    <span className="rt-check" role="img" aria-label={checked ? messages.done : messages.notDone} data-checked={checked || undefined} />
  )
}
