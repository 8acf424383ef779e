import { checkUnique, validationLevelOf, validate, type UniqueCheckResult, type AnyContentType, type Values } from '@captain/content-core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useForm } from '../form/form-context.ts'
import { isAt, type VisibleIssue } from '../form/issues/issue-store.ts'

const DELAY = 400

/** Interval in milliseconds between checks of a value that is taken or could not be checked. The other record may release it. */
const AGAIN = 10_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const isValid = (type: AnyContentType, values: Values, path: string): boolean => {
  const checked = validate(type, values, validationLevelOf(type, values))
  return checked.ok || !checked.issues.some((issue) => isAt(issue, path))
}

const isOwn = (issue: VisibleIssue, path: string): boolean => issue.path === path && issue.rule === 'duplicate' && issue.source === 'server'

/** Adds an issue to the form while the path has a taken value. */
const useTakenIssue = (path: string, taken: string | null): void => {
  const { values, issues } = useForm()
  useEffect(() => {
    if (taken === null) return undefined
    const show = () => {
      if (textOf(values.get(path)) !== taken || issues.get().some((issue) => isAt(issue, path))) return
      issues.set([...issues.get(), { path, rule: 'duplicate', params: {}, source: 'server' }])
    }
    show()
    // A check of the whole form ignores other records and would remove the issue.
    const stop = issues.subscribe(show)
    return () => {
      stop()
      issues.set(issues.get().filter((issue) => !isOwn(issue, path)))
    }
  }, [path, taken, values, issues])
}

/**
 * Checks whether another record of the type has the same value, and adds an issue if so. Null before the check. Skips invalid, empty and
 * unchanged values.
 */
export const useUniqueCheck = (path: string, value: unknown): UniqueCheckResult | null => {
  const { tenant, contentType, client } = useContent()
  const { recordId, values } = useForm()
  const text = textOf(value)
  const [debouncedText] = useDebouncedValue(text, DELAY)
  const [before] = useState(text)
  const field = path.split('.')[0] ?? path
  const isTopLevel = path === field || path === `${field}.ja`
  const isSettled = debouncedText === text && debouncedText !== '' && debouncedText !== before && isTopLevel
  const isAsked = isSettled && isValid(contentType, values.all(), path)
  const answer = useQuery({
    queryKey: ['content-taken', tenant.slug, contentType.name, field, debouncedText, recordId],
    queryFn: ({ signal: ending }) =>
      checkUnique((key, signal) => client.isTaken(field, key, recordId ?? undefined, signal), debouncedText, ending),
    enabled: isAsked,
    staleTime: AGAIN,
    refetchInterval: (query) => query.state.data !== 'free' && AGAIN,
    retry: false,
  })
  const taken = isAsked ? (answer.data ?? null) : null
  useTakenIssue(path, taken === 'taken' ? debouncedText : null)
  return taken
}
