import { propertyOf } from '@captain/http-core'
import { fetchPrefetched } from './prefetched.ts'

/** Prompts the user for a passkey; resolves to whether the user confirmed. */
export type StepUpPrompt = () => Promise<boolean>

let asker: StepUpPrompt | null = null
let loadPrompt: (() => Promise<unknown>) | null = null
let onRegistered: (() => void) | null = null
let asking: Promise<boolean> | null = null

/** Registers the step-up prompt, usually the back office's dialog; returns a function that unregisters it. */
export const registerStepUpPrompt = (next: StepUpPrompt): (() => void) => {
  asker = next
  onRegistered?.()
  return () => {
    if (asker === next) asker = null
  }
}

/**
 * Registers code that registers the prompt. A step-up that is needed earlier loads the code and waits for the prompt; returns a function that
 * unregisters it.
 */
export const deferStepUpPrompt = (load: () => Promise<unknown>): (() => void) => {
  loadPrompt = load
  return () => {
    loadPrompt = null
    onRegistered?.()
  }
}

const prompt: StepUpPrompt = async () => {
  try {
    await loadPrompt?.()
  } catch {
    return false
  }
  if (asker === null && loadPrompt !== null) await new Promise<void>((resolve) => (onRegistered = resolve))
  return asker?.() ?? false
}

/** Requests a step-up, once for all concurrent callers; resolves to false if no prompt is registered. */
export const requestStepUp = (): Promise<boolean> => {
  asking ??= prompt().finally(() => {
    asking = null
  })
  return asking
}

const isWanted = async (response: Response): Promise<boolean> => {
  if (response.status !== 403 || (asker ?? loadPrompt) === null) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return propertyOf(body, 'code') === 'step-up-required'
}

/**
 * `fetch` for every call of the back office. Requests a step-up when the server requires one, then repeats the call; a cancelled step-up
 * returns the server's response.
 */
export const fetchWithStepUp: typeof globalThis.fetch = async (input, init) => {
  const again = input instanceof Request ? input.clone() : input
  const response = await fetchPrefetched(input, init)
  return (await isWanted(response)) && (await requestStepUp()) ? fetch(again, init) : response
}
