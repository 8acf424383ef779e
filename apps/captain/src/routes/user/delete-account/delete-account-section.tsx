import type { SessionUser } from '@captain/auth-react'
import { joinWords } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../../navigation/use-locale.ts'
import { accountQuery, type OwnAccount } from '../account.ts'
import { QuerySection } from '../query-section.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from '../profile.module.css'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

type LeaveProps = { readonly user: SessionUser; readonly onLeft: () => void }

const Leave = ({ user, account: { soleOwnerOf, memberships }, onLeft }: LeaveProps & { readonly account: OwnAccount }) => {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  if (soleOwnerOf.length > 0) {
    const names = joinWords(
      locale,
      soleOwnerOf.map((slug) => memberships.find(({ tenant }) => tenant === slug)?.name ?? slug),
    )
    return (
      <p className={classes.note}>
        <Trans>{names}の管理者があなただけのため、退会できません。先に、ほかの人を管理者にしてください。</Trans>
      </p>
    )
  }
  return (
    <>
      <Button variant="default" className={classes.danger} onClick={() => setOpen(true)}>
        <Trans>退会する…</Trans>
      </Button>
      {isOpen && <DeleteAccountDialog email={user.email} onClose={() => setOpen(false)} onLeft={onLeft} />}
    </>
  )
}

/** Lets users delete their account, except the last owner of a tenant. */
export const DeleteAccountSection = ({ user, onLeft }: LeaveProps) => {
  const account = useQuery(accountQuery)
  return (
    <ProfileSection
      id="leaving"
      intro={<Trans>アカウントと、登録したパスキー・パスワードを削除します。作成したコンテンツは残ります。</Trans>}
    >
      <NotWhileImpersonating>
        <QuerySection query={account} height={36}>
          {(found) => <Leave user={user} account={found} onLeft={onLeft} />}
        </QuerySection>
      </NotWhileImpersonating>
    </ProfileSection>
  )
}
