import { AuthError } from '@captain/auth-react'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useWaitText } from './use-wait-text.ts'

/** Refusals that do not mean that the account is banned. */
const OWN_TITLES: readonly string[] = ['step-up-required', 'passkey-required', 'fresh-sign-in-required']

/** Returns a function that explains why an authentication call failed and what to do. `wrong` is the text for invalid input. */
export const useAuthFailureText = (): ((error: unknown, wrong?: string) => string) => {
  const { t } = useLingui()
  const waitText = useWaitText()
  return useCallback(
    (error, wrong) => {
      if (!(error instanceof AuthError)) throw error
      const { failure, problem } = error
      const wait = waitText(error.retryAfter)
      if (problem?.code === 'EMAIL_NOT_VERIFIED') {
        return t`メールアドレスの確認が済んでいません。確認メールを送信しましたので、メールに記載されたリンクを開いてください。`
      }
      switch (failure) {
        case 'wrong-credentials':
          return wrong ?? problem?.title ?? t`入力した内容を確認して、もう一度お試しください。`
        case 'refused':
          return problem !== null && OWN_TITLES.includes(problem.code)
            ? problem.title
            : t`このアカウントは現在使えません。運営者にお問い合わせください。`
        case 'too-many':
          return t`操作が続いたため、一時的に受け付けていません。${wait}ほど待ってから、もう一度お試しください。`
        case 'unavailable':
          return t`サーバーが応答できない状態です。しばらく待ってから、もう一度お試しください。`
        case 'offline':
          return t`サーバーに接続できません。通信の状態を確認して、もう一度お試しください。`
      }
    },
    [t, waitText],
  )
}
