import { HttpError } from '@captain/http-core'

/** The draft that stands in the way of another one, as the problem `draft-exists` names it. */
export const draftIn = (failure: unknown): string | null => {
  const id = failure instanceof HttpError && failure.problem?.code === 'draft-exists' ? failure.problem['id'] : null
  return typeof id === 'string' ? id : null
}
