import type { AdminAccountDetail, AdminSession } from '@captain/auth-core'
import { useSession } from '@captain/auth-react'
import { formatDateTime } from '@captain/locale'
import { useDialogs, useToasts } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureText } from '../../../integrations/use-failure-text.ts'
import classes from '../detail.module.css'
import { ACCOUNTS, accountCalls } from './queries.ts'

const Words = ({ session: { ipAddress, userAgent, updatedAt, impersonatedBy } }: { readonly session: AdminSession }) => {
  const usedAt = formatDateTime(updatedAt)
  const by = impersonatedBy?.name
  return (
    <div>
      <div>{ipAddress ?? <Trans>不明な場所</Trans>}</div>
      <p className={classes.note}>
        <Trans>最終利用 {usedAt}</Trans>
        {by !== undefined && (
          <>
            {' '}
            <Trans>（{by}による代理ログイン）</Trans>
          </>
        )}
      </p>
      {userAgent !== null && <p className={classes.note}>{userAgent}</p>}
    </div>
  )
}

/** The sessions of an account, with buttons to end them. */
export const SessionList = ({ account: { name, sessions } }: { readonly account: AdminAccountDetail }) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const describe = useFailureText()
  const own = useSession()?.session.id
  const end = async ({ id, ipAddress }: AdminSession) => {
    const place = ipAddress ?? t`不明な場所`
    const done = await dialogs.confirm({
      title: t`セッションの終了`,
      body: t`「${name}」のこのセッション（${place}）を終了します。`,
      confirmLabel: t({ message: '終了', context: 'セッション' }),
      danger: true,
      onConfirm: () => accountCalls.endSession(id),
      describeFailure: describe,
    })
    if (!done) return
    await queryClient.invalidateQueries({ queryKey: ACCOUNTS })
    toasts.success({ summary: t`セッションを終了しました` })
  }
  if (sessions.length === 0) {
    return (
      <p className={classes.note}>
        <Trans>ログイン中の端末はありません。</Trans>
      </p>
    )
  }
  return (
    <ul className={classes.items}>
      {sessions.map((session) => (
        <li key={session.id}>
          <Words session={session} />
          {session.id === own ? (
            <span className={classes.note}>
              <Trans>この端末</Trans>
            </span>
          ) : (
            <Button variant="default" size="compact-sm" onClick={() => void end(session)}>
              <Trans context="セッション">終了</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
