import { HttpError } from '@captain/http-core'

/** Returns the id of the draft that prevents another one, from the problem `draft-exists`. */
export const draftIn = (failure: unknown): string | null => {
  const id = failure instanceof HttpError && failure.problem?.code === 'draft-exists' ? failure.problem['id'] : null
  return typeof id === 'string' ? id : null
}
