import { describe, test } from 'vitest'

/** Registers a test only if the declaration has the feature under test. */
export const testWhen = (isDeclared: boolean, name: string, body: () => Promise<void> | void): void => {
  const register = isDeclared ? test : () => undefined
  register(name, body)
}

/** Registers a group of tests only if the plan of the run has them. */
export const describeWhen = (isPlanned: boolean, name: string, body: () => void): void => {
  const register = isPlanned ? describe : () => undefined
  register(name, body)
}
