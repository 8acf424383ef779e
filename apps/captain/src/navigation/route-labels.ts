import type { PageGuard } from '@captain/auth-core'
import type { MessageDescriptor } from '@lingui/core'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Null on a frame: the page inside it decides. */
    readonly guard: PageGuard | null
    /** The page's title; null shows the site's name alone, and a page that names itself says so by leaving it out. */
    readonly title?: MessageDescriptor | null
    /** Description of the page in one sentence. Default: the description of the site. */
    readonly description?: MessageDescriptor
  }
}
