import { safeRedirect } from '@captain/auth-core'
import { AuthError, signIn, takeRedirectPath } from '@captain/auth-react'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { openPath } from '../navigation/open-path.ts'

const useFailureText = () => {
  const { t } = useLingui()
  return (error: unknown): string => {
    if (!(error instanceof AuthError)) throw error
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
    switch (error.failure) {
      case 'wrong-credentials':
        return t`メールアドレスかパスワードが違います。入力した内容を確認して、もう一度お試しください。`
      case 'refused':
        return t`このアカウントは現在使えません。運営者にお問い合わせください。`
      case 'too-many':
        return t`ログインの試行が続いたため、一時的に受け付けていません。${minutes}分ほど待ってから、もう一度お試しください。`
      case 'unavailable':
        return t`サーバーが応答できない状態です。しばらく待ってから、もう一度お試しください。`
      case 'offline':
        return t`サーバーに接続できません。通信の状態を確認して、もう一度お試しください。`
    }
  }
}

/** Signs in and goes where the person wanted to go, else to captain. */
export const useSignIn = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const enter = async () => {
    const stored = takeRedirectPath()
    const decision = stored === null ? null : safeRedirect(stored, router.latestLocation.pathname)
    if (decision?.outcome === 'refuse') reportError(new Error(`Discarded an invalid redirect path: ${stored}`))
    await openPath(router, decision?.outcome === 'go' ? decision.path : '/captain')
  }

  const run = async (email: string, password: string) => {
    setPending(true)
    setFailure(null)
    try {
      await signIn(queryClient, email, password)
      await enter()
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }

  return { submit: (email: string, password: string) => void run(email, password), isPending, failure }
}
