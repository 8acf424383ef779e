import { supportsPasskeys, PasskeyError } from '@captain/auth-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePasskeyFailureText } from './use-passkey-failure-text.ts'

/** Interval for renewing the challenge of the field's list, in ms. A challenge expires after five minutes. */
const RENEWAL = 4 * 60_000

const loadCeremonies = () => import('./ceremonies.ts')

/** Signs in with a passkey, from a button or from the list of the e-mail field, and goes on to captain. */
export const usePasskeySignIn = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const failureText = usePasskeyFailureText()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<PasskeyError | null>(null)
  const [round, setRound] = useState(0)
  const isOffered = useRef(false)

  useEffect(() => {
    const ending = new AbortController()
    const offer = async () => {
      if (!supportsPasskeys()) return
      const { supportsPasskeyAutofill, signInWithAutofill } = await loadCeremonies()
      if (!(await supportsPasskeyAutofill()) || ending.signal.aborted) return
      isOffered.current = true
      const session = await signInWithAutofill(queryClient, ending.signal)
      if (session !== null) await router.navigate({ to: '/captain' })
    }
    const onEnd = (caught: unknown) => {
      if (ending.signal.aborted) return
      isOffered.current = false
      if (!(caught instanceof PasskeyError)) throw caught
      // The button's own ceremony has taken its place.
      if (caught.failure !== 'ceremony-aborted') setError(caught)
    }
    void offer().catch(onEnd)
    const timer = setTimeout(() => setRound((last) => last + 1), RENEWAL)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [queryClient, router, round])

  const run = async () => {
    setPending(true)
    setError(null)
    try {
      const { signInWithPasskey } = await loadCeremonies()
      await signInWithPasskey(queryClient)
      await router.navigate({ to: '/captain' })
    } catch (caught) {
      if (!(caught instanceof PasskeyError)) throw caught
      setError(caught)
      setPending(false)
    }
  }

  return {
    isSupported: supportsPasskeys(),
    start: () => void run(),
    /** Offers passkeys in the field again after another ceremony has ended the offer. */
    offerAgain: () => {
      if (!isOffered.current && !isPending) setRound((last) => last + 1)
    },
    isPending,
    failure: error === null ? null : failureText(error),
    forgetFailure: () => setError(null),
  }
}
