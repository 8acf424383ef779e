import { localizePath, splitLocale } from '@captain/locale'
import type { AnyRouter } from '@tanstack/react-router'

const OWN_PATHS = /^\/(auth|user|captain|admin)(?=[/?#]|$)/

/** Opens a path of the origin: within the app when it is the app's, else as a page of the site. A path without a locale keeps the current one. */
export const openPath = async (router: AnyRouter, path: string): Promise<void> => {
  const { prefix, path: bare } = splitLocale(path)
  const href = localizePath(bare, prefix ?? splitLocale(location.pathname).prefix)
  if (!OWN_PATHS.test(bare)) {
    location.assign(href)
    return
  }
  router.history.push(href)
  await router.load()
}
