import { AuthError, PasskeyError } from '@captain/auth-react'
import { HttpError } from '@captain/http-core'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import { usePasskeyFailureText } from '../../session/use-passkey-failure-text.ts'

/** Message of a failed account action, and whether the session has ended. */
export type AccountFailure = {
  readonly text: string
  readonly isSignedOut: boolean
  /** Error code of the server; null if there is none. */
  readonly code: string | null
}

/** Codes for a missing session, from the API and from the authentication service. */
const SIGNED_OUT: readonly (string | null)[] = ['unauthorized', 'UNAUTHORIZED']

const codeOf = (error: unknown): string | null => {
  if (error instanceof PasskeyError) return error.message
  return error instanceof AuthError || error instanceof HttpError ? (error.problem?.code ?? null) : null
}

/** Returns a function that explains a failure on the profile page, for any of its three API clients. */
export const useAccountFailure = (): ((error: unknown) => AccountFailure) => {
  const { t } = useLingui()
  const ofPasskey = usePasskeyFailureText()
  const ofAuth = useAuthFailureText()
  return useCallback(
    (error) => {
      const ofServer = ({ status, statusText, problem }: HttpError): string => {
        if (statusText === 'Fetch Error') return t`サーバーに接続できません。通信の状態を確認して、もう一度お試しください。`
        if (status === 429) return t`操作が続いたため、少し待ってからもう一度お試しください。`
        return problem?.title ?? t`サーバーが応答できない状態です。しばらく待ってから、もう一度お試しください。`
      }
      const textOf = (): string => {
        const code = codeOf(error)
        if (SIGNED_OUT.includes(code))
          return t`ログインの有効期限が切れたか、ほかの端末からログアウトされました。入力した内容は残っています。`
        if (code === 'step-up-required') return t`本人確認が完了していないため、実行しませんでした。`
        if (error instanceof PasskeyError) return ofPasskey(error)
        if (error instanceof HttpError) return ofServer(error)
        if (error instanceof AuthError && error.failure === 'refused') return error.problem?.title ?? t`この操作を行う権限がありません。`
        return ofAuth(error)
      }
      return { text: textOf(), isSignedOut: SIGNED_OUT.includes(codeOf(error)), code: codeOf(error) }
    },
    [t, ofPasskey, ofAuth],
  )
}
