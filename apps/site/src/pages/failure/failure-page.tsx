import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NightHarbour } from '../../drawing/night-harbour.tsx'
import { FailureHead } from './failure-head.tsx'

type FailurePageProps = {
  readonly status: number
  readonly message: string
}

const useTitles = (): Readonly<Record<number, string>> => {
  const { t } = useLingui()
  return {
    400: t`リクエストが正しくありません`,
    401: t`認証が必要です`,
    403: t`アクセスが許可されていません`,
    404: t`ページが見つかりません`,
    500: t`サーバーでエラーが発生しました`,
    503: t`ただいまご利用いただけません`,
  }
}

/** The error page: status, message and title in the page's language, with a link to the home page (the customer's specification §2). */
export function FailurePage({ status, message }: FailurePageProps) {
  const titles = useTitles()
  const title = titles[status] ?? ''
  return (
    <div className="page failure-page">
      <FailureHead title={title === '' ? String(status) : title} />
      <NightHarbour awake={status === 404} />
      <p className="failure-status">{status}</p>
      <h1 className="failure-title">{title}</h1>
      <p className="failure-message">{message}</p>
      <Link to="/" className="button-link">
        <Trans>戻る</Trans>
      </Link>
    </div>
  )
}
