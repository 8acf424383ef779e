import { useEffect, useRef, useState } from 'react'
import { useFormerEntryKey, useHistoryEntryKey } from '../../navigation.tsx'

const completed = new Set<string>()

/** A visit of a form. */
export type Visit = {
  /** Whether Back or Forward returned to a form that was complete before: its scroll position needs the height of the page at once. */
  readonly isReturn: boolean
  /** Notes that all of the form is rendered. */
  complete(): void
}

/** Returns the visit in which the caller was mounted; the address changes before a form leaves. */
export const useVisit = (): Visit => {
  const entry = useHistoryEntryKey()
  const former = useFormerEntryKey()
  const latest = useRef(entry)
  const [visit] = useState<Visit>(() => ({ isReturn: completed.has(entry), complete: () => void completed.add(latest.current) }))
  useEffect(() => {
    if (former === null || former !== latest.current) return
    latest.current = entry
    if (completed.has(former)) completed.add(entry)
  }, [entry, former])
  return visit
}
