import type { FetchApi } from './delivery/delivery.ts'
import type { PageFacts } from './document/page-context.ts'
import type { LoadContext } from './pages/load-context.ts'
import type { Draw } from './sharing/card-drawing.tsx'

/** The dependencies that the server provides. */
export type SiteDeps = {
  /** Calls the API inside the server's process. */
  readonly fetchApi: FetchApi
  /** The origin of the product, without a trailing slash. */
  readonly baseUrl: string
  /** Turns a drawing into a PNG. */
  readonly draw: Draw
  /** Receives unexpected errors. */
  readonly onFailure?: (error: unknown) => void
}

/** The dependencies for rendering one page. */
export type PageDeps = Omit<SiteDeps, 'draw'> & Pick<PageFacts, 'onCard'> & Pick<LoadContext, 'contact'>
