/** Reason why the server cannot start, for its operator; printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

export const startError = (message: string, cause?: unknown): StartError =>
  new StartError(message, cause === undefined ? undefined : { cause })
