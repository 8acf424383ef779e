import { useSession } from '@captain/auth-react'
import { readSessionStorageValue, useSessionStorage } from '@mantine/hooks'

type Draft = Readonly<Record<string, unknown>>

/** A form's values under its name: they stay in this window through another page, a reload and a sign-out. */
export const usePersistedDraft = <Values extends Draft>(form: string, empty: Values) => {
  const account = useSession()?.user.id ?? ''
  const key = `captain-ai-${form}-${account}`
  const [stored, setStored] = useSessionStorage<Partial<Values>>({ key, defaultValue: {}, getInitialValueInEffect: false })
  const draft: Values = { ...empty, ...stored }
  return {
    draft,
    /** Also works after the page is left, for an undo: a function would wait for a page that renders no more. */
    change: (values: Partial<Values>) =>
      setStored({ ...readSessionStorageValue<Partial<Values>>({ key, defaultValue: stored }), ...values }),
  }
}
