import { useEffect, useRef, useState } from 'react'
import { issuesByPath } from './issues-by-path.ts'

type Issues = Readonly<Record<string, string>>

/** Submits a form, one request at a time. Missing input and validation errors of the server appear by field, other errors as a failure. */
export const useSubmission = () => {
  const [issues, setIssues] = useState<Issues>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isRunning, setRunning] = useState(false)
  const running = useRef(false)

  // Once the marks stand: the first field that is marked takes the focus.
  useEffect(() => {
    if (Object.keys(issues).length === 0) return
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-error] input')?.focus()
  }, [issues])

  const submit = async (missing: Issues, send: () => Promise<void>): Promise<void> => {
    if (running.current) return
    setFailure(null)
    setIssues(missing)
    if (Object.keys(missing).length > 0) return
    running.current = true
    setRunning(true)
    try {
      await send()
    } catch (error) {
      const found = issuesByPath(error)
      setIssues(found)
      if (Object.keys(found).length === 0) setFailure(error)
    } finally {
      running.current = false
      setRunning(false)
    }
  }
  return { issues, failure, isRunning, submit }
}
