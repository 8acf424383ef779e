import { HttpError } from '@captain/http-core'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** Returns a function that explains a failure and what to do, in one or two sentences. */
export const useFailureText = (): ((failure: unknown) => string) => {
  const { t } = useLingui()
  return useCallback(
    (failure) => {
      if (!(failure instanceof HttpError)) return t`予期しないエラーが発生しました。ページを読み込み直してください。`
      if (failure.statusText === 'Fetch Error') return t`サーバーに接続できません。通信の状態を確認して、もう一度お試しください。`
      switch (failure.status) {
        case 401:
          return t`ログインの有効期限が切れています。もう一度ログインしてください。`
        case 403:
          return failure.problem?.code === 'step-up-required' ? failure.problem.title : t`この操作を行う権限がありません。`
        case 404:
          return t`すでに削除されたか、見つかりません。`
        case 429:
          return t`操作が続いたため、少し待ってからもう一度お試しください。`
        default:
          return failure.problem?.title ?? t`サーバーで問題が起きました。時間をおいて、もう一度お試しください。`
      }
    },
    [t],
  )
}
