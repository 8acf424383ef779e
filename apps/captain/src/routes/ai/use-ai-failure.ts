import { HttpError } from '@captain/http-core'
import { useLingui } from '@lingui/react/macro'

/** Returns a function that explains a failure of the AI tools and what to do. */
export const useAiFailure = (): ((failure: unknown) => string) => {
  const { t } = useLingui()
  return (failure) => {
    if (!(failure instanceof HttpError)) return t`予期しないエラーが発生しました。ページを読み込み直してください。`
    if (failure.statusText === 'Fetch Error')
      return t`サーバーに接続できません。入力した内容は残っています。通信の状態を確認して、もう一度お試しください。`
    if (failure.status === 401) return t`ログインの有効期限が切れています。入力した内容は残っています。ログインし直してからお試しください。`
    const title = failure.problem?.title
    return title === undefined ? t`サーバーで問題が起きました。時間をおいて、もう一度お試しください。` : t`${title}。`
  }
}
