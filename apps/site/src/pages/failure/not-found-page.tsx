import { FailurePage } from './failure-page.tsx'
import { usePage } from '../../document/page-context.ts'

/** No page at this address (the customer's specification §8). */
export function UnknownRoutePage() {
  const { path, search } = usePage()
  return <FailurePage status={404} message={`Page not found: ${path}${search}`} />
}

/** The page for a valid address without content: unknown or not public. */
export function RecordNotFoundPage() {
  const { path, search } = usePage()
  return <FailurePage status={404} message={`Page Not Found: ${path}${search}`} />
}
