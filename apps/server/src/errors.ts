/** Why the server can't start, in words for the person who starts it; printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export const startError = (message: string, cause?: unknown): StartError =>
  new StartError(message, cause === undefined ? undefined : { cause })
