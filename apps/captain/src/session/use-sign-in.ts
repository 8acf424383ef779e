import { AuthError, signIn } from '@captain/auth-react'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

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

/** Signs in and goes on to captain. */
export const useSignIn = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (email: string, password: string) => {
    setPending(true)
    setFailure(null)
    try {
      await signIn(queryClient, email, password)
      // The guard leads on from there, to where somebody wanted to go before.
      await router.navigate({ to: '/captain' })
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }

  return { submit: (email: string, password: string) => void run(email, password), isPending, failure }
}
