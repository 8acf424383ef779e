import { PasskeyError } from '@captain/auth-react'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useWaitText } from './use-wait-text.ts'

/**
 * Returns a function that explains in one or two sentences why a ceremony failed and what to do. The English texts follow the customer's
 * specification §5 and §8 where it has them.
 */
export const usePasskeyFailureText = (): ((error: unknown) => string) => {
  const { t } = useLingui()
  const waitText = useWaitText()
  return useCallback(
    (error) => {
      if (!(error instanceof PasskeyError)) throw error
      const wait = waitText(error.retryAfter)
      switch (error.failure) {
        case 'registration-cancelled':
          return t`パスキーの登録をキャンセルしました。`
        case 'auth-cancelled':
          return t`パスキーによる認証をキャンセルしました。`
        case 'previously-registered':
          return t`このパスキーはすでに登録されています。`
        case 'unsupported-browser':
          return t`このブラウザーはWebAuthnに対応していません。`
        case 'registration-not-completed':
          return t`パスキーの登録が完了しませんでした。`
        case 'authentication-not-completed':
          return t`パスキーによる認証が完了しませんでした。`
        case 'ceremony-aborted':
          return t`パスキーの手続きが中断されました。もう一度お試しください。`
        case 'missing-discoverable-credential':
          return t`この端末またはセキュリティキーは、パスキーの保存に対応していません。別のものをお使いください。`
        case 'missing-user-verification':
          return t`指紋や顔、PINなどで本人確認ができる端末またはセキュリティキーをお使いください。`
        case 'no-supported-algorithm':
          return t`この端末またはセキュリティキーの暗号方式には対応していません。別のものをお使いください。`
        case 'invalid-rp-id':
          return t`このアドレスではパスキーを使えません。システム管理者にお問い合わせください。`
        case 'invalid-domain':
          return t`このドメインではパスキーを使えません。システム管理者にお問い合わせください。`
        case 'invalid-user-id-length':
          return t`アカウントの認証用IDが正しくないため、パスキーを登録できません。システム管理者にお問い合わせください。`
        case 'authenticator-error':
          return t`端末またはセキュリティキーでエラーが起きました。もう一度お試しください。`
        case 'refused':
          return error.title ?? t`このパスキーは使えません。別のパスキーをお試しください。`
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
