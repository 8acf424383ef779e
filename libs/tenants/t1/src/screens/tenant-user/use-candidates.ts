import { titleOf, type ListedRecordOf } from '@captain/content-core'
import { useContent, useTenant } from '@captain/content-react'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { user } from '../../content-types/user.ts'
import { tenant } from '../../tenant.ts'

export type Candidate = { readonly value: string; readonly label: string }

const WAIT_MS = 250
const SHOWN = 50
const MEMBERS = 100
const INVITED = { accountState: ['invited', 'active', 'suspended'] } as const

/** Candidates for members of a tenant: invited, not members yet, found by the search text; selected people stay in the list. */
export const useCandidates = (parent: string, search: string, picked: readonly string[]) => {
  const { locale } = useContent()
  const { client } = useTenant(tenant)
  const [q] = useDebouncedValue(search, WAIT_MS)
  const [known, setKnown] = useState<ReadonlyMap<string, Candidate>>(new Map())
  const members = useQuery({
    queryKey: ['members-of', tenant.slug, parent],
    queryFn: () => client['tenant-user'].list({ filter: { tenant: parent }, limit: MEMBERS }),
  })
  const found = useQuery({
    queryKey: ['candidates', tenant.slug, q],
    queryFn: () => client.user.list({ limit: SHOWN, filter: INVITED, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  })
  const optionOf = (record: ListedRecordOf<typeof user>): Candidate => ({
    value: record.id,
    label: `${titleOf(user, record, locale)}（${record.email}）`,
  })
  const taken = new Set(members.data?.items.map((member) => member.user))
  const offered = (found.data?.items ?? []).map(optionOf).filter(({ value }) => !taken.has(value))
  const pickedOptions = picked.flatMap((id) => (offered.some(({ value }) => value === id) ? [] : (known.get(id) ?? [])))
  return {
    /** Stores the names of selected people, independent of the next search. */
    remember: (ids: readonly string[]) =>
      setKnown(
        (before) => new Map([...before, ...offered.filter(({ value }) => ids.includes(value)).map((one) => [one.value, one] as const)]),
      ),
    options: [...pickedOptions, ...offered],
    error: members.error ?? found.error,
    isFetching: found.isFetching || members.isFetching,
    refetch: () => Promise.all([members.refetch(), found.refetch()]),
  }
}
