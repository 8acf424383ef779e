import { sessionQuery } from '@captain/auth-react'
import { asRecord } from '@captain/validation'
import { useLocalStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'

export type Density = 'normal' | 'compact'

export type ListPreferences = {
  readonly density: Density
  /** Names of the columns in order; null means as declared. */
  readonly columns: readonly string[] | null
  /** Id of the saved view that the list opens with. */
  readonly defaultView: string | null
}

const DEFAULT_PREFERENCES: ListPreferences = { density: 'normal', columns: null, defaultView: null }

const read = (stored: string | undefined): ListPreferences => {
  if (stored === undefined) return DEFAULT_PREFERENCES
  try {
    const { density, columns, defaultView } = asRecord(JSON.parse(stored))
    return {
      density: density === 'compact' ? 'compact' : 'normal',
      columns: Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : null,
      defaultView: typeof defaultView === 'string' ? defaultView : null,
    }
  } catch {
    return DEFAULT_PREFERENCES
  }
}

const keyOf = (account: string, tenant: string, type: string): string => `captain-list:${account}:${tenant}:${type}`

/** Reads an account's display preferences of a list once. */
export const storedPreferences = (account: string, tenant: string, type: string): ListPreferences => {
  try {
    return read(localStorage.getItem(keyOf(account, tenant, type)) ?? undefined)
  } catch {
    return DEFAULT_PREFERENCES
  }
}

/** Display preferences of the user for lists of the current type, stored on this device. */
export const useListPreferences = () => {
  const { tenant, contentType } = useContent()
  // The host of the screen has already fetched the session.
  const account = useQuery({ ...sessionQuery, enabled: false }).data?.user.id ?? ''
  return useLocalStorage<ListPreferences>({
    key: keyOf(account, tenant.slug, contentType.name),
    defaultValue: DEFAULT_PREFERENCES,
    getInitialValueInEffect: false,
    deserialize: read,
  })
}
