import { AuthError, registerStepUpPrompt, stepUpWithCode, supportsPasskeys, sessionQuery, visitOrganisation } from '@captain/auth-react'
import { splitLocale } from '@captain/locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useStepUpMethod, type StepUpMethod } from './use-step-up-method.ts'
import { useAuthFailureText } from './use-auth-failure-text.ts'
import { usePasskeyFailureText } from './use-passkey-failure-text.ts'

/** The address of this page, without its locale prefix. */
const pathHere = (): string => splitLocale(`${globalThis.location.pathname}${globalThis.location.search}`).path

const loadCeremonies = () => import('./ceremonies.ts')

/** The reason why a step-up is impossible here; null if it is possible. */
type Obstacle = 'no-passkey' | 'impersonating' | 'unsupported'

type StepUp = {
  readonly opened: boolean
  readonly obstacle: Obstacle | null
  readonly method: StepUpMethod
  /** Name of the organisation; null if none is configured. */
  readonly organisation: string | null
  readonly isRunning: boolean
  readonly failure: string | null
  readonly confirm: () => void
  readonly confirmCode: (code: string) => void
  readonly leave: () => void
  readonly cancel: () => void
}

/**
 * Opens the step-up dialog when a call needs one. The call waits, and continues or fails with the result. It fails if the code of the dialog
 * cannot be fetched.
 */
export const useStepUp = (loadDialog: () => Promise<unknown>): StepUp => {
  const queryClient = useQueryClient()
  const passkeyFailureText = usePasskeyFailureText()
  const authFailureText = useAuthFailureText()
  const answer = useRef<((isProven: boolean) => void) | null>(null)
  const [opened, setOpened] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { method, hasPasskey, organisation, load } = useStepUpMethod()

  useEffect(() => {
    const stop = registerStepUpPrompt(async () => {
      const isLoaded = await Promise.all([loadDialog(), loadCeremonies()]).then(
        () => true,
        () => false,
      )
      if (!isLoaded) return false
      await load()
      return new Promise((resolve) => {
        answer.current = resolve
        setFailure(null)
        setOpened(true)
      })
    })
    return () => {
      stop()
      answer.current?.(false)
    }
  }, [load, loadDialog])

  const end = (isProven: boolean) => {
    setOpened(false)
    setRunning(false)
    answer.current?.(isProven)
    answer.current = null
  }

  const run = async (ceremony: () => Promise<unknown>, isLeaving = false) => {
    setRunning(true)
    setFailure(null)
    try {
      await ceremony()
      // A page that is left stays busy until then, and the user repeats the call that waits.
      if (!isLeaving) end(true)
    } catch (error) {
      setRunning(false)
      setFailure(error instanceof AuthError ? authFailureText(error) : passkeyFailureText(error))
    }
  }

  const cancel = () => {
    if (isRunning && method === 'passkey') void loadCeremonies().then(({ cancelCeremony }) => cancelCeremony())
    end(false)
  }

  const obstacle = (): Obstacle | null => {
    if (typeof session?.session.impersonatedBy === 'string') return 'impersonating'
    if (method !== 'passkey') return null
    if (!supportsPasskeys()) return 'unsupported'
    return hasPasskey ? null : 'no-passkey'
  }

  return {
    opened,
    obstacle: obstacle(),
    method,
    organisation,
    isRunning,
    failure,
    confirm: () => void run(async () => (await loadCeremonies()).signInWithPasskey(queryClient)),
    confirmCode: (code) => void run(() => stepUpWithCode(queryClient, code)),
    leave: () => void run(() => visitOrganisation('step-up', pathHere()), true),
    cancel,
  }
}
