import { PlainButton } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { PageTitle } from '../navigation/page-title.tsx'
import { isLostFile, lostFileOf } from '../recovery/lost-file.ts'
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

/** Loads the page again as soon as there is a connection. */
const useRetryOnline = (waits: boolean, retry: () => void): void => {
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    if (!waits) return
    const again = () => onOnline()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [waits])
}

const LostFile = ({ name }: { readonly name: string | null }) => (
  <>
    <Trans>接続を確かめて、もう一度読み込んでください。</Trans>
    {name !== null && (
      <small>
        <Trans>
          届かなかったファイル：<code>{name}</code>
        </Trans>
      </small>
    )}
  </>
)

const Unanswered = ({ message }: { readonly message: string }) => (
  <>
    <Trans>インターネットの接続を確かめてください。つながると、自動で読み込み直します。</Trans>
    <small lang="en">{message}</small>
  </>
)

/** Replaces a page that failed: what happened, a way to try again, and a link back. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useLingui()
  const router = useRouter()
  const isLost = isLostFile(error)
  const failure = failureOf(error)
  const { statusCode, statusMessage } = failure
  const isUnanswered = isNetworkFailure(failure)
  const ownTitle = useTitle(statusCode)

  const retry = () => {
    reset()
    void router.invalidate()
  }
  useRetryOnline(isUnanswered, retry)
  // Some browsers remember a module that failed, until the page is loaded again.
  const retryByHand = isLost ? () => location.reload() : retry
  const isHopeful = statusCode >= 500

  const [title, message] = isLost
    ? [t`画面の一部を読み込めませんでした`, <LostFile key="lost" name={lostFileOf(error)} />]
    : isUnanswered
      ? [t`サーバーに接続できませんでした`, <Unanswered key="unanswered" message={statusMessage} />]
      : [ownTitle, statusMessage]
  return (
    <ErrorLayout status={isUnanswered ? null : statusCode} title={title} message={message}>
      <PageTitle title={title || t({ message: 'エラー', context: 'ページの題名' })} />
      {!isHopeful && <BackLink />}
      <PlainButton tone={isHopeful ? 'primary' : 'quiet'} onClick={retryByHand}>
        <Trans>もう一度読み込む</Trans>
      </PlainButton>
      {isHopeful && <BackLink tone="quiet" />}
    </ErrorLayout>
  )
}
