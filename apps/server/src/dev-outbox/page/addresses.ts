import type { Locale } from '@captain/locale'

/** Where the outbox is read. */
export const OUTBOX_PATH = '/dev/outbox'

type Search = { readonly query?: string; readonly after?: string }

/** Address of the list, or of a mail, in a language; the search stays with it. */
export const outboxPath = (locale: Locale, { query = '', after = '' }: Search = {}, id?: string): string => {
  const search = new URLSearchParams({ locale, ...(query !== '' && { q: query }), ...(after !== '' && { after }) })
  return `${OUTBOX_PATH}${id === undefined ? '' : `/${encodeURIComponent(id)}`}?${search}`
}

/** Address of a mail's HTML by itself. */
export const framePath = (id: string): string => `${OUTBOX_PATH}/${encodeURIComponent(id)}/frame`
