import { useSession } from '@captain/auth-react'
import { useSessionStorage } from '@mantine/hooks'

type Draft = Readonly<Record<string, unknown>>

/** A form's values under its name: they stay in this window through another page, a reload and a sign-out. */
export const usePersistedDraft = <Values extends Draft>(form: string, empty: Values) => {
  const account = useSession()?.user.id ?? ''
  const [stored, setStored] = useSessionStorage<Partial<Values>>({
    key: `captain-ai-${form}-${account}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const draft: Values = { ...empty, ...stored }
  return {
    draft,
    change: (values: Partial<Values>) => setStored((last) => ({ ...last, ...values })),
  }
}
