import { writableFields, type ConnectionTestResult, type Values } from '@captain/content-core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useContent } from '../../content-context.tsx'
import { contentKeys, recordOptions, useScope } from '../../queries.ts'
import { useForm } from '../form-context.ts'

export type ConnectionTestState = {
  /** Result of the last test by any user; null if there was none. */
  readonly last: ConnectionTestResult | null
  readonly isRunning: boolean
  /** Why the last attempt failed. */
  readonly error: unknown
  readonly run: () => void
}

/** Runs the connection test of a record on the values in its form. */
export const useConnectionTest = (id: string): ConnectionTestState => {
  const { tenant, contentType, client, canWrite } = useContent()
  const { values } = useForm()
  const cache = useQueryClient()
  const scope = useScope()
  const key = [...contentKeys.type(tenant.slug, contentType.name), 'trial', id]
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => client.lastConnectionTest(id, signal), enabled: canWrite })
  const typed = (): Values => {
    const all = values.all()
    return Object.fromEntries(
      Object.entries(writableFields(contentType)).flatMap(([name, field]) =>
        field.inForm && field.setBy === 'staff' && name in all ? [[name, all[name]]] : [],
      ),
    )
  }
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => client.runConnectionTest(id, typed()),
    onSuccess: async (answer) => {
      cache.setQueryData(key, answer)
      // A passed test may have changed the record, which is shown next to the form.
      if (answer.outcome === 'passed') await cache.invalidateQueries({ queryKey: recordOptions(scope, id).queryKey })
    },
  })
  // A form of another record must not show this result.
  useEffect(() => reset, [id, reset])
  return { last: data ?? null, isRunning: isPending, error, run: () => mutate() }
}
