import type { Values } from '@captain/content-core'
import type { FormValues } from '../form-context.ts'
import { withValueAt } from '../values/with-value-at.ts'

/** Returns the value as it is on screen; null if there is none other than that of the form. */
type Peek = () => Promise<{ readonly value: unknown } | null>

/** Texts of a form that are typed before the form has them: editors hand over in steps of undo. */
export type TypedTexts = {
  /** Adds the text of an input; returns the function that removes it. */
  add: (path: string, peek: Peek) => () => void
  /** Called by inputs on each key. */
  typed: () => void
  subscribe: (listener: () => void) => () => void
  /** Returns the values with the texts as they are on screen. */
  valuesWith: (values: Values) => Promise<Values>
}

const createTypedTexts = (): TypedTexts => {
  const peeks = new Map<string, Peek>()
  const listeners = new Set<() => void>()
  return {
    add: (path, peek) => {
      peeks.set(path, peek)
      return () => {
        if (peeks.get(path) === peek) peeks.delete(path)
      }
    },
    typed: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    valuesWith: async (values) => {
      const seen = await Promise.all([...peeks].map(async ([path, peek]) => ({ path, text: await peek() })))
      return seen.reduce((all, { path, text }) => (text === null ? all : withValueAt(all, path.split('.'), text.value)), values)
    },
  }
}

const known = new WeakMap<FormValues, TypedTexts>()

/** Returns the typed texts of a form, by its values. */
export const typedTextsOf = (values: FormValues): TypedTexts => {
  const texts = known.get(values) ?? createTypedTexts()
  known.set(values, texts)
  return texts
}
