import type { Locale } from '@captain/locale'

/** Path of the outbox. */
export const OUTBOX_PATH = '/dev/outbox'

type Search = { readonly query?: string; readonly after?: string }

/** Returns the path of the list or of a mail, in a language and with the current search. */
export const outboxPath = (locale: Locale, { query = '', after = '' }: Search = {}, id?: string): string => {
  const search = new URLSearchParams({ locale, ...(query !== '' && { q: query }), ...(after !== '' && { after }) })
  return `${OUTBOX_PATH}${id === undefined ? '' : `/${encodeURIComponent(id)}`}?${search}`
}

/** Returns the path of a mail's HTML alone. */
export const framePath = (id: string): string => `${OUTBOX_PATH}/${encodeURIComponent(id)}/frame`
