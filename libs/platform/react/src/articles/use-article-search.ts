import { useSearchParams, useSetSearchParams } from '@captain/content-react/list-kit'
import { useCallback, useMemo } from 'react'
import type { ArticleSearch } from './articles.ts'

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/

const NOTHING: ArticleSearch = { q: '', category: '', unread: false }

const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Reads the search from the address and ignores invalid values. */
const readSearch = ({ q, category, unread }: Readonly<Record<string, unknown>>): ArticleSearch => ({
  q: textIn(q).slice(0, 100),
  category: ID.test(textIn(category)) ? textIn(category) : '',
  unread: unread === true,
})

const written = ({ q, category, unread }: ArticleSearch): Readonly<Record<string, string | boolean>> => ({
  ...(q !== '' && { q }),
  ...(category !== '' && { category }),
  ...(unread && { unread }),
})

/** Returns the filters of the address, and functions to change them. */
export const useArticleSearch = () => {
  const address = useSearchParams()
  const write = useSetSearchParams()
  const search = useMemo(() => readSearch(address), [address])
  const change = useCallback(
    (changes: Partial<ArticleSearch>, { replace = false } = {}) => void write(written({ ...search, ...changes }), { replace }),
    [search, write],
  )
  const clear = useCallback(() => change(NOTHING), [change])
  return { search, change, clear, isNarrowed: search.q !== '' || search.category !== '' || search.unread }
}
