import { useEffect, useState } from 'react'

const tokenIn = (hash: string): string | null => {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token === null || token === '' ? null : token
}

/** Tokens by page. A change of language mounts the page again, when the address no longer contains the token. */
const tokens = new Map<string, string>()

const takeToken = (page: string): string | null => {
  const given = tokenIn(location.hash)
  if (given !== null) tokens.set(page, given)
  return tokens.get(page) ?? null
}

/** Reads the token of a mail's link from the fragment and removes it from the address, the history and the screen. */
export const useLinkToken = (page: string): { readonly token: string | null; readonly clearToken: () => void } => {
  const [token] = useState(() => takeToken(page))
  useEffect(() => {
    if (tokenIn(location.hash) !== null) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }, [])
  return { token, clearToken: () => tokens.delete(page) }
}
