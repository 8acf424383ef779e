import { PlainButton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { PageTitle } from '../navigation/page-title.tsx'
import { BackLink } from './back-link.tsx'
import { ErrorLayout } from './error-layout.tsx'
import { failureOf, isNetworkFailure } from './failure-of.ts'

/** The localized titles of the customer's specification §8; other codes have none. */
const useTitle = (status: number): string => {
  const { t } = useLingui()
  switch (status) {
    case 400:
      return t`リクエストを処理できません`
    case 401:
      return t`ログインが必要です`
    case 403:
      return t`アクセスが許可されていません`
    case 404:
      return t`ページが見つかりません`
    case 500:
      return t`サーバーでエラーが発生しました`
    case 503:
      return t`サービスを利用できません`
    default:
      return ''
  }
}

/** Replaces a page that failed: status, message and a link back. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useLingui()
  const router = useRouter()
  const failure = failureOf(error)
  const { statusCode, statusMessage } = failure
  const waits = isNetworkFailure(failure)
  const title = useTitle(statusCode)

  const retry = () => {
    reset()
    void router.invalidate()
  }

  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    if (!waits) return
    const again = () => onOnline()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [waits])

  return (
    <ErrorLayout status={statusCode} title={title} message={statusMessage}>
      <PageTitle title={title || t({ message: 'エラー', context: 'ページの題名' })} />
      <BackLink />
      <PlainButton tone="quiet" onClick={retry}>
        <Trans>もう一度読み込む</Trans>
      </PlainButton>
    </ErrorLayout>
  )
}
