import { valueAt, type Values } from '@captain/content-core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { FormValues } from './form-context.ts'
import { withValueAt } from './values/with-value-at.ts'

/** Called with the path that an input changed, or null when values were replaced from outside. */
type ChangeListener = (path: string | null) => void

export type FormStore = FormValues & {
  /** Replaces values from outside (restore, merge, discard) and shows them in the inputs. */
  replace(values: Values): void
  subscribe(listener: ChangeListener): () => void
}

type Watchers = Map<string, Set<() => void>>

/** Whether a change at one path concerns what is at the other: it is there, inside, or around. */
const concerns = (changed: string, watched: string): boolean =>
  changed === watched || changed.startsWith(`${watched}.`) || watched.startsWith(`${changed}.`)

const watch = (watchers: Watchers, path: string, watcher: () => void): (() => void) => {
  const atPath = watchers.get(path) ?? new Set()
  watchers.set(path, atPath.add(watcher))
  return () => {
    atPath.delete(watcher)
    if (atPath.size === 0 && watchers.get(path) === atPath) watchers.delete(path)
  }
}

/**
 * The values of one form, stored outside of React: typing renders only the edited field. A change copies only what is on its path, so that
 * the comparison with the stored values skips the rest.
 */
const createFormStore = (initialValues: Values): FormStore => {
  let values = { ...initialValues }
  const watchers: Watchers = new Map()
  const listeners = new Set<ChangeListener>()
  const notify = (path: string | null) => {
    for (const [watched, atPath] of watchers) if (path === null || concerns(path, watched)) for (const watcher of atPath) watcher()
    for (const listener of listeners) listener(path)
  }
  return {
    useValue: (path) =>
      useSyncExternalStore(
        useCallback((watcher) => watch(watchers, path, watcher), [path]),
        () => valueAt(values, path),
      ),
    get: (path) => valueAt(values, path),
    all: () => values,
    set: (path, value) => {
      values = withValueAt(values, path.split('.'), value)
      notify(path)
    },
    replace: (next) => {
      values = { ...values, ...next }
      notify(null)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The values of one form; the same store for its life. */
export const useFormValues = (initialValues: Values): FormStore => {
  const [store] = useState(() => createFormStore(initialValues))
  return store
}
