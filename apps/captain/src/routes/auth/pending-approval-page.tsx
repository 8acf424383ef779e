import { refetchSessionInAllTabs, sessionQuery, type Session } from '@captain/auth-react'
import { PlainButton, plainButtonClass } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Notice } from '../../shell/notice.tsx'

const mayEnter = (session: Session | null): boolean => session !== null && (session.user.isUser || session.user.role === 'admin')

const SignedOut = () => (
  <Notice
    title={<Trans>ログインしてください</Trans>}
    actions={
      <Link className={plainButtonClass()} to="/auth/login">
        <Trans>ログイン</Trans>
      </Link>
    }
  >
    <Trans>利用者として登録されているかどうかは、ログインすると確認できます。</Trans>
  </Notice>
)

const Registered = () => (
  <Notice
    title={<Trans>利用者として登録されています</Trans>}
    actions={
      <Link className={plainButtonClass()} to="/captain">
        <Trans>管理画面のホームへ</Trans>
      </Link>
    }
  >
    <Trans>このアカウントで管理画面を使えます。</Trans>
  </Notice>
)

const NewsOfApproval = ({ isFailed, isWaiting }: { readonly isFailed: boolean; readonly isWaiting: boolean }) => (
  <p role="status">
    {isFailed && <Trans>サーバーに接続できません。通信の状態を確認して、もう一度お試しください。</Trans>}
    {isWaiting && <Trans>まだ承認されていません。承認されると、メールでお知らせします。</Trans>}
  </p>
)

/** For an account that has signed in but isn't a registered user yet. */
export const PendingApprovalPage = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: session, isPending } = useQuery(sessionQuery)
  const again = useMutation({
    mutationFn: async () => {
      const now = await refetchSessionInAllTabs(queryClient)
      if (mayEnter(now)) await router.navigate({ to: '/captain' })
    },
    networkMode: 'always',
  })
  if (isPending) return null
  if (session === undefined || session === null) return <SignedOut />
  if (mayEnter(session)) return <Registered />
  return (
    <Notice
      title={<Trans>利用者として登録されていません</Trans>}
      actions={
        <>
          <PlainButton loading={again.isPending} onClick={() => again.mutate()}>
            <Trans>承認されたか確認する</Trans>
          </PlainButton>
          <Link className={plainButtonClass('quiet')} to="/auth/enrol">
            <Trans>パスキーを登録する</Trans>
          </Link>
          <Link className={plainButtonClass('quiet')} to="/auth/logout" preload={false}>
            <Trans>ログアウト</Trans>
          </Link>
        </>
      }
    >
      <p>
        <Trans>管理画面を使うには、運営者の承認が必要です。テナントの管理者に、下のメールアドレスを伝えて登録を依頼してください。</Trans>
      </p>
      <dl>
        <dt>
          <Trans>アカウント</Trans>
        </dt>
        <dd>{session.user.email}</dd>
      </dl>
      <NewsOfApproval isFailed={again.isError} isWaiting={again.isSuccess} />
    </Notice>
  )
}
