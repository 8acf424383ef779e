import { sessionQuery } from '@captain/auth-react'
import { plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../shell/notice.tsx'

/** For an account that has signed in but isn't a registered user yet. */
export const WhoAreYou = () => {
  const { data: session, isPending } = useQuery(sessionQuery)
  if (isPending) return null
  return (
    <Notice
      title={<Trans>利用者として登録されていません</Trans>}
      actions={
        session ? (
          <Link className={plainButtonClass()} to="/auth/logout" preload={false}>
            <Trans>ログアウト</Trans>
          </Link>
        ) : (
          <Link className={plainButtonClass()} to="/auth/login">
            <Trans>ログイン</Trans>
          </Link>
        )
      }
    >
      <p>
        <Trans>管理画面を使うには、運営者の承認が必要です。テナントの管理者に、下のメールアドレスを伝えて登録を依頼してください。</Trans>
      </p>
      {session && (
        <dl>
          <dt>
            <Trans>アカウント</Trans>
          </dt>
          <dd>{session.user.email}</dd>
        </dl>
      )}
    </Notice>
  )
}
