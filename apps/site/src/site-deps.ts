import type { FetchApi } from './delivery/delivery.ts'

/** What the server gives for a page. */
export type SiteDeps = {
  /** Calls the API inside the server's process. */
  readonly fetchApi: FetchApi
  /** The one origin of the product, without a trailing slash. */
  readonly baseUrl: string
}
