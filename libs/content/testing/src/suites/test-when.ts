import { test } from 'vitest'

/** Registers a test only where the declaration has what it is about. */
export const testWhen = (isDeclared: boolean, name: string, body: () => Promise<void>): void => {
  const register = isDeclared ? test : () => undefined
  register(name, body)
}
