import { useSession } from '@captain/auth-react'
import { useSessionStorage } from '@mantine/hooks'

/** What is typed and not saved yet: stays in this window through a sign-out, another page and a reload; null for nothing. */
export const useKeptText = (field: string) => {
  const account = useSession()?.user.id ?? ''
  return useSessionStorage<string | null>({
    key: `captain-profile-${field}-${account}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  })
}
