import { useSession } from '@captain/auth-react'
import { useSessionStorage } from '@mantine/hooks'

/** Persists unsaved text of a field in this window across sign-outs, navigation and reloads. Null means no text. */
export const usePersistedText = (field: string) => {
  const account = useSession()?.user.id ?? ''
  return useSessionStorage<string | null>({
    key: `captain-profile-${field}-${account}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
}
