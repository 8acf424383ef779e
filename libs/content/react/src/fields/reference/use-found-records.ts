import { contentTypeOf, type IncludedRecord, type ReferenceConfig } from '@captain/content-core'
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

type Wanted = { readonly to: string; readonly filterOptions: ReferenceConfig['filterOptions'] }

/** Finds records of a type that match the query; fetches only while the picker is open. */
export const useFoundRecords = ({ to: typeName, filterOptions }: Wanted, words: string, looking: boolean): FoundRecords => {
  const { tenant } = useContent()
  const [searchText] = useDebouncedValue(words.trim(), DELAY)
  const scope = useScope(typeName)
  const query = { limit: SHOWN, ...(filterOptions !== null && { filter: filterOptions }), ...(searchText !== '' && { q: searchText }) }
  const answer = useQuery({ ...listOptions(scope, query), enabled: looking })
  const type = contentTypeOf(tenant, typeName)
  const data = answer.data
  return {
    records: data === undefined || type === null ? [] : data.items.map((record) => toIncluded(type, record, data.included)),
    isLoading: answer.isPending && looking,
    failed: answer.isError,
    hasMore: data !== undefined && data.next !== null,
  }
}
