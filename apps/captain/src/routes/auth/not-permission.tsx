import { saveRedirectPath, sessionQuery } from '@captain/auth-react'
import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../shell/notice.tsx'
import { useAttemptedVisit } from './attempted-visit.ts'

/** Why a page was refused, to whom, and what can be done about it. */
export const NotPermission = () => {
  const { data: session, isPending } = useQuery(sessionQuery)
  const { path: attempted, href, isUnchecked } = useAttemptedVisit()
  if (isPending) return null

  if (isUnchecked || session === undefined) {
    return (
      <Notice
        title={<Trans>表示できるか確認できませんでした</Trans>}
        actions={
          href !== null && (
            <a className={plainButtonClass()} href={href}>
              <Trans>もう一度開く</Trans>
            </a>
          )
        }
      >
        <p>
          <Trans>
            サーバーが応答しないため、このページを表示できるか確認できませんでした。通信の状態を確認して、もう一度お試しください。
          </Trans>
        </p>
        {attempted !== null && (
          <dl>
            <dt>
              <Trans>ページ</Trans>
            </dt>
            <dd>{attempted}</dd>
          </dl>
        )}
      </Notice>
    )
  }
  if (session === null) {
    return (
      <Notice
        title={<Trans>ログインしてください</Trans>}
        actions={
          <Link className={plainButtonClass()} to="/auth/login" onClick={() => attempted !== null && saveRedirectPath(attempted)}>
            <Trans>ログイン</Trans>
          </Link>
        }
      >
        <p>
          <Trans>このページを見るには、ログインしてください。ログインすると、見ようとしたページに戻ります。</Trans>
        </p>
        {attempted !== null && (
          <dl>
            <dt>
              <Trans>ページ</Trans>
            </dt>
            <dd>{attempted}</dd>
          </dl>
        )}
      </Notice>
    )
  }
  return (
    <Notice
      title={<Trans>表示する権限がありません</Trans>}
      actions={
        <>
          <Link className={plainButtonClass()} to="/captain">
            <Trans>管理画面のホームへ</Trans>
          </Link>
          <Link className={plainButtonClass('quiet')} to="/auth/logout" preload={false}>
            <Trans>別のアカウントを使う</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>このアカウントでは、このページを表示できません。必要な場合は、テナントの管理者に権限の追加を依頼してください。</Trans>
      </p>
      <dl>
        {attempted !== null && (
          <>
            <dt>
              <Trans>ページ</Trans>
            </dt>
            <dd>{attempted}</dd>
          </>
        )}
        <dt>
          <Trans>アカウント</Trans>
        </dt>
        <dd>{session.user.email}</dd>
      </dl>
    </Notice>
  )
}
