import { routeTree } from '../routes.tsx'

/** Pages that only their own visitors need. */
const UNLISTED: ReadonlySet<string> = new Set(['/contact/success'])

/** Paths of the static pages that search engines may list. */
export const LISTED_PATHS: readonly string[] = Object.values(routeTree.children ?? {})
  .flatMap(({ options }) => ('path' in options ? [String(options.path)] : []))
  .filter((path) => !path.includes('$') && !UNLISTED.has(path))
