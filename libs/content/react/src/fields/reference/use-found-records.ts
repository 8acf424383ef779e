import { contentTypeOf, type IncludedRecord } from '@captain/content-core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../content-context.tsx'
import { listOptions, useScope } from '../../queries.ts'
import { toIncluded } from './to-included.ts'

const DELAY = 250
const SHOWN = 20

export type FoundRecords = {
  readonly records: readonly IncludedRecord[]
  readonly isLoading: boolean
  readonly failed: boolean
  readonly hasMore: boolean
}

/** Records of a type that match the words typed; asked only while someone is looking. */
export const useFoundRecords = (typeName: string, words: string, looking: boolean): FoundRecords => {
  const { tenant } = useContent()
  const [asked] = useDebouncedValue(words.trim(), DELAY)
  const scope = useScope(typeName)
  const answer = useQuery({ ...listOptions(scope, { limit: SHOWN, ...(asked === '' ? {} : { q: asked }) }), enabled: looking })
  const type = contentTypeOf(tenant, typeName)
  const data = answer.data
  return {
    records: data === undefined || type === null ? [] : data.items.map((record) => toIncluded(type, record, data.included)),
    isLoading: answer.isPending && looking,
    failed: answer.isError,
    hasMore: data !== undefined && data.next !== null,
  }
}
