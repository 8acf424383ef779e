import { propertyOf } from '@captain/http-core'

const isStepUpRequired = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return propertyOf(body, 'code') === 'step-up-required'
}

/** Creates a fetch that confirms when the server requires a step-up, once for all concurrent calls, and then repeats the call. */
export const confirmingFetch = (send: typeof fetch, confirm: () => Promise<void>): typeof fetch => {
  let running: Promise<void> | null = null
  return async (input, init) => {
    const response = await send(input, init)
    if (!(await isStepUpRequired(response))) return response
    running ??= confirm().finally(() => {
      running = null
    })
    await running
    return send(input, init)
  }
}
