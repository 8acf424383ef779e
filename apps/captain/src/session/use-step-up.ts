import { AuthError, registerStepUpPrompt, stepUpWithCode, supportsPasskeys, passkeysQuery, sessionQuery } from '@captain/auth-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { accountQuery } from '../routes/user/account.ts'
import { useAuthFailureText } from './use-auth-failure-text.ts'
import { usePasskeyFailureText } from './use-passkey-failure-text.ts'

const loadCeremonies = () => import('./ceremonies.ts')

/** The reason why a step-up is impossible here; null if it is possible. */
type Obstacle = 'no-passkey' | 'impersonating' | 'unsupported'

/** What confirms the identity: a passkey, or for accounts without one a code of the second factor. */
export type StepUpMethod = 'passkey' | 'code'

type StepUp = {
  readonly opened: boolean
  readonly obstacle: Obstacle | null
  readonly method: StepUpMethod
  readonly isRunning: boolean
  readonly failure: string | null
  readonly confirm: () => void
  readonly confirmCode: (code: string) => void
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
  const { data: passkeys } = useQuery({ ...passkeysQuery, enabled: false })
  const { data: account } = useQuery({ ...accountQuery, enabled: false })

  useEffect(() => {
    const stop = registerStepUpPrompt(async () => {
      const isLoaded = await Promise.all([loadDialog(), loadCeremonies()]).then(
        () => true,
        () => false,
      )
      if (!isLoaded) return false
      // If the passkeys are unknown, the ceremony decides.
      const found = await queryClient.ensureQueryData(passkeysQuery).catch(() => null)
      if (found?.length === 0) await queryClient.ensureQueryData(accountQuery).catch(() => null)
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
  }, [queryClient, loadDialog])

  const end = (isProven: boolean) => {
    setOpened(false)
    setRunning(false)
    answer.current?.(isProven)
    answer.current = null
  }

  const run = async (ceremony: () => Promise<unknown>) => {
    setRunning(true)
    setFailure(null)
    try {
      await ceremony()
      end(true)
    } catch (error) {
      setRunning(false)
      setFailure(error instanceof AuthError ? authFailureText(error) : passkeyFailureText(error))
    }
  }

  const showPasskey = async () => {
    const { signInWithPasskey } = await loadCeremonies()
    await signInWithPasskey(queryClient)
  }

  const method = passkeys?.length === 0 && (account?.secondFactor ?? null) !== null ? 'code' : 'passkey'

  const cancel = () => {
    if (isRunning && method === 'passkey') void loadCeremonies().then(({ cancelCeremony }) => cancelCeremony())
    end(false)
  }

  const obstacle = (): Obstacle | null => {
    if (typeof session?.session.impersonatedBy === 'string') return 'impersonating'
    if (method === 'code') return null
    if (!supportsPasskeys()) return 'unsupported'
    return passkeys?.length === 0 ? 'no-passkey' : null
  }

  return {
    opened,
    obstacle: obstacle(),
    method,
    isRunning,
    failure,
    confirm: () => void run(showPasskey),
    confirmCode: (code) => void run(() => stepUpWithCode(queryClient, code)),
    cancel,
  }
}
