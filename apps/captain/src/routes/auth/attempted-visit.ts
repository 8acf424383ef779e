import { isReturnPath } from '@captain/auth-core'
import { localizePath, splitLocale } from '@captain/locale'
import { useRouterState } from '@tanstack/react-router'

export type AttemptedVisit = {
  /** The page that was refused, without its locale prefix; null when it isn't known. */
  readonly path: string | null
  /** Its address in the language of this page. */
  readonly href: string | null
  /** Whether the permission could not be checked. */
  readonly isUnchecked: boolean
}

/** The visit that ended here, as the guard wrote it into the address. */
export const useAttemptedVisit = (): AttemptedVisit => {
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const prefix = useRouterState({ select: (state) => splitLocale(state.location.publicHref).prefix })
  const params = new URLSearchParams(search)
  const from = params.get('from') ?? ''
  const path = isReturnPath(from) ? from : null
  return { path, href: path === null ? null : localizePath(path, prefix), isUnchecked: params.get('why') === 'unchecked' }
}
