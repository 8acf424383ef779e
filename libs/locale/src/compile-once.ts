import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage'

const compiled = new Map<string, CompiledMessage>()

/** Compiles a message in ICU format and caches the result; Lingui itself would compile on every use. */
export const compileOnce = (message: string): CompiledMessage => {
  const known = compiled.get(message)
  if (known !== undefined) return known
  const fresh = compileMessage(message)
  compiled.set(message, fresh)
  return fresh
}
