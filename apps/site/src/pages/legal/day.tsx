import { formatLongDate } from '@captain/locale'
import { usePage } from '../../document/page-context.ts'

/** A day of a version; nothing for what a draft has not said yet. */
export function Day({ day }: { readonly day: unknown }) {
  const { locale } = usePage()
  return typeof day === 'string' ? <time dateTime={day}>{formatLongDate(locale, day)}</time> : null
}
