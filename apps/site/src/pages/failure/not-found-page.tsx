import { FailurePage } from './failure-page.tsx'
import { usePage } from '../../document/page-context.ts'

/** No page at this address (the customer's specification §8). */
export function UnmatchedPage() {
  const { path } = usePage()
  return <FailurePage status={404} message={`Page not found: ${path}`} />
}

/** The address is one of ours, but there is nothing to show: unknown or not public. */
export function MissingPage() {
  const { path } = usePage()
  return <FailurePage status={404} message={`Page Not Found: ${path}`} />
}
