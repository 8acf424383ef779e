import { createContext, use, useEffect } from 'react'

/** What stands around a form that is part of another screen. */
export type FormFrame = {
  /** Hands over what asks before the form is left; answers how to take it back. */
  readonly guard: (mayLeave: () => Promise<boolean>) => () => void
}

/** Null where a form is the screen itself. */
export const FormFrameContext = createContext<FormFrame | null>(null)

/** Lets the frame around a form, if there is one, ask before it closes; answers whether there is one. */
export const useFrameGuard = (mayLeave: () => Promise<boolean>): boolean => {
  const frame = use(FormFrameContext)
  useEffect(() => frame?.guard(mayLeave), [frame, mayLeave])
  return frame !== null
}
