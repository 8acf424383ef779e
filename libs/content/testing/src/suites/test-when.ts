import { test } from 'vitest'

/** Registers a test only if the declaration has the feature under test. */
export const testWhen = (isDeclared: boolean, name: string, body: () => Promise<void>): void => {
  const register = isDeclared ? test : () => undefined
  register(name, body)
}
