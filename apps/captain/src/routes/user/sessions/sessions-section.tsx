import { callAuth, useSession } from '@captain/auth-react'
import { useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionsQuery, useRefresh, type AccountSession } from '../account.ts'
import { QuerySection } from '../query-section.tsx'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../profile.module.css'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import { useAccountFailure } from '../use-account-failure.ts'
import { useAccountMutation } from '../use-account-mutation.ts'
import { SessionRow } from './session-row.tsx'

const Sessions = ({ sessions }: { readonly sessions: readonly AccountSession[] }) => {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const router = useRouter()
  const dialogs = useDialogs()
  const refresh = useRefresh()
  const describe = useAccountFailure()
  const ownId = useSession()?.session.id
  const { isRunning, failure, run } = useAccountMutation()
  const [isDone, setDone] = useState(false)
  const ownAddress = sessions.find(({ id }) => id === ownId)?.ipAddress ?? null
  const hasOthers = sessions.some(({ id }) => id !== ownId)
  const ordered = [...sessions.filter(({ id }) => id === ownId), ...sessions.filter(({ id }) => id !== ownId)]

  const showEnded = () => {
    setDone(true)
    // The pressed button disappeared with the session that it ended.
    document.getElementById('sessions-title')?.focus({ preventScroll: true })
  }

  const endOthers = async () => {
    setDone(false)
    if (await run(() => callAuth(queryClient, 'POST', '/revoke-other-sessions'))) showEnded()
  }

  const endAll = async () => {
    const isEnded = await dialogs.confirm({
      title: t`すべての端末からのログアウト`,
      body: t`この端末も含めて、すべての端末からログアウトします。続けて使うには、もう一度ログインが必要です。`,
      confirmLabel: t`すべてログアウト`,
      danger: true,
      onConfirm: async () => {
        await callAuth(queryClient, 'POST', '/revoke-sessions')
      },
      describeFailure: (error) => describe(error).text,
    })
    if (isEnded) await router.navigate({ to: '/auth/logout' })
    else await refresh()
  }

  return (
    <div className={classes.parts}>
      {ordered.length === 0 ? (
        <p className={classes.note}>
          <Trans>ログイン中の端末はありません。</Trans>
        </p>
      ) : (
        <ul className={classes.list}>
          {ordered.map((session) => (
            <SessionRow key={session.id} session={session} isOwn={session.id === ownId} ownAddress={ownAddress} onEnded={showEnded} />
          ))}
        </ul>
      )}
      <NotWhileImpersonating>
        <div className={classes.stack}>
          <div className={classes.acts}>
            {hasOthers && (
              <Button variant="default" loading={isRunning} onClick={() => void endOthers()}>
                <Trans>ほかの端末をすべてログアウト</Trans>
              </Button>
            )}
            <Button variant="default" onClick={() => void endAll()}>
              <Trans>すべての端末からログアウト…</Trans>
            </Button>
          </div>
          <FailureLine failure={failure} />
          <DoneLine>{isDone ? <Trans>ログアウトさせました。その端末では、次の操作からログインが必要になります。</Trans> : null}</DoneLine>
        </div>
      </NotWhileImpersonating>
    </div>
  )
}

/** The sessions of the account, with buttons to end one, all others or all. */
export const SessionsSection = () => {
  const sessions = useQuery(sessionsQuery)
  return (
    <ProfileSection
      id="sessions"
      intro={<Trans>心当たりのない端末があるときは、ログアウトさせてから、パスワードを変更してください。</Trans>}
    >
      <QuerySection query={sessions} height={64}>
        {(found) => <Sessions sessions={found} />}
      </QuerySection>
    </ProfileSection>
  )
}
