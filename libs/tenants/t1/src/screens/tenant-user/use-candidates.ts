import { titleOf, type AnyRecord } from '@captain/content-core'
import { useContent } from '@captain/content-react'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

type Option = { readonly value: string; readonly label: string }

const WAIT_MS = 250
const SHOWN = 50
const MEMBERS = 100
const INVITED = { accountState: ['invited', 'active', 'suspended'] } as const

/** Candidates for members of a tenant: invited, not members yet, found by the search text; selected people stay in the list. */
export const useCandidates = (parent: string, search: string, picked: readonly string[]) => {
  const { tenant, client, clientOf, locale } = useContent()
  const [q] = useDebouncedValue(search, WAIT_MS)
  const [known, setKnown] = useState<ReadonlyMap<string, Option>>(new Map())
  const people = clientOf('user')
  const members = useQuery({
    queryKey: ['members-of', tenant.slug, parent],
    queryFn: () => client.list({ filter: { tenant: parent }, limit: MEMBERS }),
  })
  const found = useQuery({
    queryKey: ['candidates', tenant.slug, q],
    queryFn: () => people.list({ limit: SHOWN, filter: INVITED, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  })
  const userType = tenant.contentTypes.find(({ name }) => name === 'user')
  const optionOf = (record: AnyRecord): Option => ({
    value: record.id,
    label: `${userType === undefined ? '' : titleOf(userType, record, locale)}（${String(record['email'])}）`,
  })
  const taken = new Set(members.data?.items.map(({ user }) => String(user)))
  const offered = (found.data?.items ?? []).map(optionOf).filter(({ value }) => !taken.has(value))
  const kept = picked.flatMap((id) => (offered.some(({ value }) => value === id) ? [] : (known.get(id) ?? [])))
  return {
    /** Stores the names of selected people, independent of the next search. */
    remember: (ids: readonly string[]) =>
      setKnown(
        (before) => new Map([...before, ...offered.filter(({ value }) => ids.includes(value)).map((one) => [one.value, one] as const)]),
      ),
    options: [...kept, ...offered],
    error: members.error ?? found.error,
    isFetching: found.isFetching || members.isFetching,
    refetch: () => Promise.all([members.refetch(), found.refetch()]),
  }
}
