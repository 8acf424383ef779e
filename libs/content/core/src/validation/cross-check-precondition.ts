type Values = Readonly<Record<string, unknown>>

const READ_WRONG = Symbol('a wrong field was read')

/** Returns whether a cross-field check passes. Skips checks whose inputs are invalid. */
export const passesOrInputsInvalid = (values: Values, wrong: ReadonlySet<string>, test: (values: Values) => boolean): boolean => {
  if (wrong.size === 0) return test(values)
  const watched = new Proxy(values, {
    get: (target, name) => {
      if (typeof name === 'string' && wrong.has(name)) throw READ_WRONG
      return target[String(name)]
    },
  })
  try {
    return test(watched)
  } catch (error) {
    if (error === READ_WRONG) return true
    throw error
  }
}
