import { Link, useNavigate, useRouter, useRouterState, useSearch, type ParsedLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type AnchorHTMLAttributes, type ComponentType } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key of the history entry that this one has replaced without leaving its page. */
    wentOnFrom?: string
  }
}

/**
 * Navigation by plain paths. The routes of tenants are derived from their declarations at run time, so the router has no types for them.
 * Only this file bypasses its types.
 */
type LooseNavigate = (options: {
  readonly to: string
  readonly search?: Search | ((shown: Shown) => Shown)
  readonly replace?: boolean
  readonly resetScroll?: boolean
  readonly ignoreBlocker?: boolean
  readonly state?: { readonly wentOnFrom: string }
}) => Promise<void>

/** Search parameters of a URL by name. */
export type Search = Readonly<Record<string, string | number | boolean>>

type Shown = Readonly<Record<string, unknown>>

/** Parameters of the URL that belong to the app frame; pages leave them unchanged. */
const OF_FRAME: readonly string[] = ['panel']

const framePart = (shown: Shown): Shown => Object.fromEntries(Object.entries(shown).filter(([name]) => OF_FRAME.includes(name)))

const useLooseNavigate = () => useNavigate() as unknown as LooseNavigate

/** Navigates to an unprefixed path such as `/captain/tenant/cafe/food`. */
export const useNavigateTo = (): ((path: string) => Promise<void>) => {
  const navigate = useLooseNavigate()
  return useCallback((path) => navigate({ to: path }), [navigate])
}

const entryKeyOf = ({ state, href }: ParsedLocation): string => state.key ?? href

/** Gives the page in view another address: its place on the screen, its input, its focus and its place in the history stay. */
export const useGoOnAt = (): ((path: string) => Promise<void>) => {
  const navigate = useLooseNavigate()
  const router = useRouter()
  return useCallback(
    (path) =>
      navigate({
        to: path,
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
        state: { wentOnFrom: entryKeyOf(router.latestLocation) },
      }),
    [navigate, router],
  )
}

/** Returns whether the caller is still on the page where it was mounted, and no other page is on its way. For handlers that outlive a render. */
export const useIsStillHere = (): (() => boolean) => {
  const router = useRouter()
  const [mountedAt] = useState(() => router.latestLocation.pathname)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current && router.latestLocation.pathname === mountedAt, [router, mountedAt])
}

/** Opens a panel of the app frame and stays on the page. */
export const useOpenPanel = (): ((panel: string) => Promise<void>) => {
  const navigate = useLooseNavigate()
  return useCallback(
    (panel) => navigate({ to: '.', search: (shown) => ({ ...shown, panel }), replace: false, resetScroll: false }),
    [navigate],
  )
}

/** Returns the search parameters of the URL as the router parsed them. */
export const useSearchParams = (): Shown => useSearch({ strict: false })

const isPlain = (entry: [string, unknown]): entry is [string, Search[string]] => ['string', 'number', 'boolean'].includes(typeof entry[1])

/** Returns the search parameters that are texts, numbers or booleans. */
export const plainSearch = (search: Shown): Search => Object.fromEntries(Object.entries(search).filter(isPlain))

/** Writes the search parameters of the URL and stays on the page. */
export const useSetSearchParams = (): ((search: Search, how: { readonly replace: boolean }) => Promise<void>) => {
  const navigate = useLooseNavigate()
  return useCallback(
    (search, { replace }) => navigate({ to: '.', search: (shown) => ({ ...search, ...framePart(shown) }), replace, resetScroll: false }),
    [navigate],
  )
}

/** Returns the key of this visit of the page in the browser's history; Back returns to the same key. */
export const useHistoryEntryKey = (): string => useRouterState({ select: ({ location }) => entryKeyOf(location) })

/** Returns the key that this visit had before its page went on at another address; null if it did not. */
export const useFormerEntryKey = (): string | null => useRouterState({ select: ({ location }) => location.state.wentOnFrom ?? null })

/** A link to an unprefixed path; the router adds the language. */
export const PathLink = Link as unknown as ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string; readonly search?: Search; readonly preload?: false }
>
