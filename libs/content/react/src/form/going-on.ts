import { createContext, useCallback, useState } from 'react'

/** Called with the id of a new record once it is stored; its form then goes on at the address of the record. Null: the form ends there. */
export const GoingOnContext = createContext<((id: string) => void) | null>(null)

type Place = { readonly screen: string; readonly id: string | undefined }
type Form = { readonly number: number; readonly stored: string; readonly at: 'new' | 'stored' | 'elsewhere' }

const atOf = ({ screen, id }: Place, stored: string): Form['at'] => {
  if (screen === 'new') return 'new'
  return screen === 'edit' && id === stored ? 'stored' : 'elsewhere'
}

/**
 * Returns the key of the form at an address. That of a new record stays the same when it is stored and the address becomes that of the
 * record, so that typing goes on. Once that form is left, the next new record has another.
 */
export const useFormKey = (place: Place) => {
  const [form, setForm] = useState<Form>(() => ({ number: 1, stored: '', at: atOf(place, '') }))
  const at = atOf(place, form.stored)
  if (at !== form.at) {
    const isSame = form.at === 'elsewhere' || at === 'stored'
    setForm(isSame ? { ...form, at } : { number: form.number + 1, stored: '', at })
  }
  const { number } = form
  const goOn = useCallback(
    (stored: string) => setForm((current) => (current.number === number && current.at === 'new' ? { ...current, stored } : current)),
    [number],
  )
  return { key: at === 'elsewhere' ? (place.id ?? '') : `new ${number}`, goOn }
}
