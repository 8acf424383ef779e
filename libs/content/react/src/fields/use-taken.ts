import { askTaken, stageOf, validate, type TakenAnswer, type AnyContentType, type Values } from '@captain/content-core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useForm } from '../form/form-context.ts'
import { isAt, type ShownIssue } from '../form/issues/issue-store.ts'

const DELAY = 400

/** How often a value that is taken, or could not be asked about, is asked about again: whoever holds it may let it go. */
const AGAIN = 10_000

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const isValid = (type: AnyContentType, values: Values, path: string): boolean => {
  const checked = validate(type, values, stageOf(type, values))
  return checked.ok || !checked.issues.some((issue) => isAt(issue, path))
}

const isOwn = (issue: ShownIssue, path: string): boolean => issue.path === path && issue.rule === 'duplicate' && issue.source === 'server'

/** Has the form count a taken value among its issues, for as long as it stands at the path. */
const useTakenIssue = (path: string, taken: string | null): void => {
  const { values, issues } = useForm()
  useEffect(() => {
    if (taken === null) return undefined
    const show = () => {
      if (textOf(values.get(path)) !== taken || issues.get().some((issue) => isAt(issue, path))) return
      issues.set([...issues.get(), { path, rule: 'duplicate', params: {}, source: 'server' }])
    }
    show()
    // A check of the whole form knows nothing of other records and would take the issue away.
    const stop = issues.subscribe(show)
    return () => {
      stop()
      issues.set(issues.get().filter((issue) => !isOwn(issue, path)))
    }
  }, [path, taken, values, issues])
}

/**
 * Whether another record of the type holds the value already, which is then an issue of the form: null while nobody was asked. Asked only for what
 * could be saved, not for empty values nor for what was there before.
 */
export const useTaken = (path: string, value: unknown): TakenAnswer | null => {
  const { tenant, contentType, client } = useContent()
  const { recordId, values } = useForm()
  const text = textOf(value)
  const [asked] = useDebouncedValue(text, DELAY)
  const [before] = useState(text)
  const field = path.split('.')[0] ?? path
  const isTopLevel = path === field || path === `${field}.ja`
  const isSettled = asked === text && asked !== '' && asked !== before && isTopLevel
  const isAsked = isSettled && isValid(contentType, values.all(), path)
  const answer = useQuery({
    queryKey: ['content-taken', tenant.slug, contentType.name, field, asked, recordId],
    queryFn: ({ signal: ending }) => askTaken((key, signal) => client.isTaken(field, key, recordId ?? undefined, signal), asked, ending),
    enabled: isAsked,
    staleTime: AGAIN,
    refetchInterval: (query) => query.state.data !== 'free' && AGAIN,
    retry: false,
  })
  const taken = isAsked ? (answer.data ?? null) : null
  useTakenIssue(path, taken === 'taken' ? asked : null)
  return taken
}
