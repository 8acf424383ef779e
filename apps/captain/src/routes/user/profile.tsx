import { signInOptionsQuery, useSession } from '@captain/auth-react'
import { PageHeader, SectionLinks } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { BasicsSection } from './basics/basics-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { AccountDeletedPage } from './delete-account/account-deleted-page.tsx'
import { DeleteAccountSection } from './delete-account/delete-account-section.tsx'
import { MembershipsSection } from './memberships-section.tsx'
import { OrganisationSection } from './organisation/organisation-section.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { PermissionsSection } from './permissions-section.tsx'
import classes from './profile.module.css'
import { SECTIONS, useSectionNames } from './section-names.ts'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { useFreshLists } from './use-fresh-lists.ts'

/** The profile page: personal data, sign-in methods, sessions, permissions and account deletion. */
export const Profile = () => {
  const { t } = useLingui()
  const names = useSectionNames()
  const user = useSession()?.user
  const hasOrganisation = (useQuery(signInOptionsQuery).data?.organisation ?? null) !== null
  const sections = SECTIONS.filter((id) => id !== 'organisation' || hasOrganisation)
  const [hasLeft, setLeft] = useState(false)
  useFreshLists()

  if (hasLeft) return <AccountDeletedPage />
  // Signed out a moment ago: the guard is about to lead away.
  if (user === undefined) return null
  return (
    <>
      <PageHeader
        title={<Trans>プロフィール</Trans>}
        actions={
          <Button variant="default" component={Link} to="/auth/logout" preload={false}>
            <Trans>ログアウト</Trans>
          </Button>
        }
      />
      <div className={classes.layout}>
        <div className={classes.column}>
          <BasicsSection user={user} />
          <EmailSection user={user} />
          <PasskeysSection />
          <PasswordSection user={user} />
          <SecondFactorSection />
          <OrganisationSection returnTo="/user/profile" />
          <SessionsSection />
          <MembershipsSection />
          <PermissionsSection user={user} />
          <DeleteAccountSection user={user} onLeft={() => setLeft(true)} />
        </div>
        <div className={classes.rail}>
          <SectionLinks label={t`この画面の項目`} sections={sections.map((id) => ({ id, name: names[id] }))} />
        </div>
      </div>
    </>
  )
}
