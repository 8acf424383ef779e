import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useForm } from '../form/form-context.ts'

const DELAY = 400

/** Whether another record of the type holds the value already: null while nobody knows. Not asked for empty values and for what was there before. */
export const useTaken = (path: string, value: unknown): boolean | null => {
  const { tenant, contentType, client } = useContent()
  const { recordId } = useForm()
  const [asked] = useDebouncedValue(typeof value === 'string' ? value.trim() : '', DELAY)
  const [before] = useState(value)
  const field = path.split('.')[0] ?? path
  const isTopLevel = path === field || path === `${field}.ja`
  const answer = useQuery({
    queryKey: ['content-taken', tenant.slug, contentType.name, field, asked, recordId],
    queryFn: ({ signal }) => client.isTaken(field, asked, recordId ?? undefined, signal),
    enabled: asked !== '' && asked !== before && isTopLevel,
    staleTime: 10_000,
    retry: false,
  })
  const isKnown = asked !== '' && asked !== before && typeof value === 'string' && asked === value.trim()
  return isKnown ? (answer.data ?? null) : null
}
