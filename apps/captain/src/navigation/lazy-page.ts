import { AppError } from '@captain/http-core'
import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The code of a page, loaded when somebody goes there. What cannot be loaded is a failed request that the page tells and tries again:
 * the router alone would take it for a newer build and load everything anew, which without a connection ends at the browser's own page.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new AppError({ statusCode: 500, statusMessage: 'Fetch Error', cause })
      }),
    name,
  )
