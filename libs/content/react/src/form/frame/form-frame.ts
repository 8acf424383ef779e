import { createContext, use, useEffect } from 'react'

/** Frame of a form that is part of another screen. */
export type FormFrame = {
  /** Registers the check that runs before the form is left; returns a function that unregisters it. */
  readonly guard: (mayLeave: () => Promise<boolean>) => () => void
}

/** Null where a form is the screen itself. */
export const FormFrameContext = createContext<FormFrame | null>(null)

/** Registers a check that the frame of a form runs before it closes; returns whether there is a frame. */
export const useFrameGuard = (mayLeave: () => Promise<boolean>): boolean => {
  const frame = use(FormFrameContext)
  useEffect(() => frame?.guard(mayLeave), [frame, mayLeave])
  return frame !== null
}
