import type { SessionUser } from '@captain/auth-react'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountQuery, type OwnAccount } from '../account.ts'
import { QuerySection } from '../query-section.tsx'
import { DoneLine } from '../done-line.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../profile.module.css'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import { PasswordForm } from './password-form.tsx'

type PasswordProps = { readonly user: SessionUser; readonly account: OwnAccount }

const Password = ({ user, account: { hasPassword, passkeyCount, secondFactor } }: PasswordProps) => {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const end = (isChanged: boolean) => {
    setDone(isChanged)
    setOpen(false)
    // The button replaces the form again.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (isOpen) {
    return (
      <PasswordForm
        email={user.email}
        hasPassword={hasPassword}
        hasPasskey={passkeyCount > 0}
        hasSecondFactor={secondFactor !== null}
        onEnd={end}
      />
    )
  }
  return (
    <div className={classes.stack}>
      <p className={classes.note}>
        {hasPassword ? (
          <Trans>パスワードは設定済みです。</Trans>
        ) : (
          <Trans>パスワードは設定されていません。パスキーだけでログインしています。</Trans>
        )}
      </p>
      <Button ref={opener} variant="default" onClick={() => setOpen(true)}>
        {hasPassword ? <Trans>パスワードを変更…</Trans> : <Trans>パスワードを設定…</Trans>}
      </Button>
      <DoneLine>{isDone ? <Trans>パスワードを保存しました。ほかの端末からはログアウトしました。</Trans> : null}</DoneLine>
    </div>
  )
}

/** The password as the second sign-in method, with a form to set or change it. */
export const PasswordSection = ({ user }: { readonly user: SessionUser }) => {
  const account = useQuery(accountQuery)
  return (
    <ProfileSection id="password">
      <NotWhileImpersonating>
        <QuerySection query={account} height={72}>
          {(found) => <Password user={user} account={found} />}
        </QuerySection>
      </NotWhileImpersonating>
    </ProfileSection>
  )
}
