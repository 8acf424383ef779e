import { AppError } from '@captain/http-core'
import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Loads the code of a page when a user opens it. A failed load becomes a failed request that the page shows and can retry. The router alone
 * would take it for a newer build and reload, which without a connection ends at the browser's own error page.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new AppError({ statusCode: 500, statusMessage: 'Fetch Error', cause })
      }),
    name,
  )
