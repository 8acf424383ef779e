import { resendVerification, type SessionUser } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../profile.module.css'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import { useAccountMutation } from '../use-account-mutation.ts'
import { ChangeEmail } from './change-email.tsx'

const Unverified = ({ email }: { readonly email: string }) => {
  const { isRunning, failure, run } = useAccountMutation()
  const [isSent, setSent] = useState(false)
  const send = async () => setSent(await run(() => resendVerification(email)))
  return (
    <div className={classes.stack}>
      <p className={classes.note}>
        <Trans>届いた確認メールのリンクを開くと、確認が完了します。</Trans>
      </p>
      <Button variant="default" loading={isRunning} onClick={() => void send()}>
        <Trans>確認メールを再送する</Trans>
      </Button>
      <FailureLine failure={failure} />
      <DoneLine>{isSent ? <Trans>確認メールを送信しました。届かないときは、迷惑メールの中もご確認ください。</Trans> : null}</DoneLine>
    </div>
  )
}

/** The address of the account, whether it is confirmed, and the way to another. */
export const EmailSection = ({ user }: { readonly user: SessionUser }) => {
  const { email, emailVerified } = user
  return (
    <ProfileSection id="email" intro={<Trans>ログインと、Captainからのお知らせに使います。</Trans>}>
      <div className={classes.stack}>
        <div className={classes.line}>
          <span className={classes.address}>{email}</span>
          {emailVerified ? (
            <span className={classes.badge} data-tone="good">
              <IconCheck size={13} stroke={2.2} aria-hidden />
              <Trans>確認済み</Trans>
            </span>
          ) : (
            <span className={classes.badge} data-tone="warn">
              <IconAlertTriangle size={13} stroke={2} aria-hidden />
              <Trans>未確認</Trans>
            </span>
          )}
        </div>
        {!emailVerified && <Unverified email={email} />}
        <NotWhileImpersonating>
          <ChangeEmail email={email} />
        </NotWhileImpersonating>
      </div>
    </ProfileSection>
  )
}
