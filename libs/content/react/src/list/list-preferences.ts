import { useLocalStorage } from '@mantine/hooks'
import { useContent } from '../content-context.tsx'

export type Density = 'normal' | 'compact'

export type ListPreferences = { readonly density: Density; readonly hidden: readonly string[] }

const USUAL: ListPreferences = { density: 'normal', hidden: [] }

const read = (stored: string | undefined): ListPreferences => {
  if (stored === undefined) return USUAL
  try {
    const value = JSON.parse(stored) as Partial<ListPreferences> | null
    return {
      density: value?.density === 'compact' ? 'compact' : 'normal',
      hidden: Array.isArray(value?.hidden) ? value.hidden.filter((name) => typeof name === 'string') : [],
    }
  } catch {
    return USUAL
  }
}

/** How this reader likes to see lists of the current type; kept on this device. */
export const useListPreferences = () => {
  const { tenant, contentType } = useContent()
  return useLocalStorage<ListPreferences>({
    key: `captain-list:${tenant.slug}:${contentType.name}`,
    defaultValue: USUAL,
    getInitialValueInEffect: false,
    deserialize: read,
  })
}
