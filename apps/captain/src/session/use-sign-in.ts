import { AuthError, signIn } from '@captain/auth-react'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuthFailureText } from './use-auth-failure-text.ts'

/** Signs in with a password and goes on to captain, or to the second factor. */
export const useSignIn = (onCodeNeeded: () => void) => {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const failureText = useAuthFailureText()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<AuthError | null>(null)

  const run = async (email: string, password: string) => {
    setPending(true)
    setError(null)
    try {
      const { needsCode } = await signIn(queryClient, email, password)
      if (needsCode) return onCodeNeeded()
      // The guard redirects to the path that the user wanted before.
      await router.navigate({ to: '/captain' })
    } catch (caught) {
      if (!(caught instanceof AuthError)) throw caught
      setError(caught)
      setPending(false)
    }
  }

  const wrong = t`メールアドレスかパスワードが違います。入力した内容を確認して、もう一度お試しください。`
  return {
    submit: (email: string, password: string) => void run(email, password),
    isPending,
    failure: error === null ? null : failureText(error, wrong),
    forgetFailure: () => setError(null),
  }
}
