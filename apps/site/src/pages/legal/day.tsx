import { formatLongDate } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'

/** A date of a version; empty if a draft does not have it yet. */
export function Day({ day }: { readonly day: unknown }) {
  const { locale } = usePage()
  return typeof day === 'string' ? <time dateTime={day}>{formatLongDate(locale, day)}</time> : null
}
