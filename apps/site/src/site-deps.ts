import type { FetchApi } from './delivery/delivery.ts'
import type { PageFacts } from './document/page-context.ts'
import type { LoadContext } from './pages/load-context.ts'
import type { Draw } from './sharing/card-drawing.tsx'

/** What the server gives for a page. */
export type SiteDeps = {
  /** Calls the API inside the server's process. */
  readonly fetchApi: FetchApi
  /** The one origin of the product, without a trailing slash. */
  readonly baseUrl: string
  /** Turns a drawing into a PNG. */
  readonly draw: Draw
  /** Receives unexpected errors. */
  readonly onFailure?: (error: unknown) => void
}

/** What rendering one page takes. */
export type PageDeps = Omit<SiteDeps, 'draw'> & Pick<PageFacts, 'onCard'> & Pick<LoadContext, 'contact'>
