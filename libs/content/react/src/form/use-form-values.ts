import { valueAt, type Values } from '@captain/content-core'
import { useForm as useMantineForm } from '@mantine/form'
import { useState } from 'react'
import type { FormValues } from './form-context.ts'

/** Called with the path that an input changed, or null when values were replaced from outside. */
type ChangeListener = (path: string | null) => void

export type FormStore = FormValues & {
  /** Replaces values from outside (restore, merge, discard) and shows them in the inputs. */
  replace(values: Values): void
  subscribe(listener: ChangeListener): () => void
}

/** The values of one form. Uncontrolled: typing renders only the edited field. */
export const useFormValues = (initialValues: Values): FormStore => {
  const form = useMantineForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    initialValues: { ...initialValues },
    cascadeUpdates: true,
    clearInputErrorOnChange: false,
    touchTrigger: 'focus',
  })
  // The functions of the first render reach the values through refs, so one store serves every render.
  const [store] = useState<FormStore>(() => {
    const listeners = new Set<ChangeListener>()
    const notify = (path: string | null) => {
      for (const listener of listeners) listener(path)
    }
    return {
      useValue: (path) => form.useWatchValue(path),
      get: (path) => valueAt(form.getValues(), path),
      all: () => form.getValues(),
      set: (path, value) => {
        form.setFieldValue(path, value, { forceUpdate: false })
        notify(path)
      },
      replace: (values) => {
        form.setValues({ ...values })
        notify(null)
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  })
  return store
}
