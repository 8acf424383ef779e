import { signInOptionsQuery, unlinkOrganisation, visitOrganisation } from '@captain/auth-react'
import { formatDate } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOrganisationFailureText } from '../../../session/use-organisation-failure-text.ts'
import { accountQuery, type OwnAccount } from '../account.ts'
import { DoneLine } from '../done-line.tsx'
import { FailureLine } from '../failure-line.tsx'
import { NotWhileImpersonating } from '../not-while-impersonating.tsx'
import classes from '../profile.module.css'
import { ProfileSection } from '../profile-section.tsx'
import { QuerySection } from '../query-section.tsx'
import { useAccountMutation } from '../use-account-mutation.ts'

type OrganisationProps = { readonly name: string; readonly account: OwnAccount; readonly returnTo: string }

const Organisation = ({ name, account: { identity }, returnTo }: OrganisationProps) => {
  const { isRunning, failure, run } = useAccountMutation()
  const [isUnlinked, setUnlinked] = useState(false)
  const unlink = async () => {
    if (await run(unlinkOrganisation)) setUnlinked(true)
  }
  if (identity === null) {
    return (
      <div className={classes.stack}>
        <p className={classes.note}>
          <Trans>{name}のアカウントとは連携していません。</Trans>
        </p>
        <FailureLine failure={failure} />
        <Button variant="default" loading={isRunning} onClick={() => void run(() => visitOrganisation('link', returnTo))}>
          <Trans>{name}のアカウントと連携…</Trans>
        </Button>
        <DoneLine>{isUnlinked ? <Trans>連携を解除しました。</Trans> : null}</DoneLine>
      </div>
    )
  }
  const { label } = identity
  const date = formatDate(new Date(identity.since))
  return (
    <div className={classes.stack}>
      <p className={classes.note}>
        <Trans>
          {name}のアカウント「{label}」と、{date}から連携しています。
        </Trans>
      </p>
      <FailureLine failure={failure} />
      <Button variant="default" className={classes.danger} loading={isRunning} onClick={() => void unlink()}>
        <Trans>連携を解除</Trans>
      </Button>
    </div>
  )
}

/** The account of the organisation, where the operator has configured one. */
export const OrganisationSection = ({ returnTo }: { readonly returnTo: string }) => {
  const account = useQuery(accountQuery)
  const { data: options } = useQuery(signInOptionsQuery)
  const failure = useOrganisationFailureText()
  const name = options?.organisation?.name
  if (name === undefined) return null
  return (
    <ProfileSection id="organisation" intro={<Trans>組織のアカウントで、パスワードを入力せずにログインできます。</Trans>}>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <NotWhileImpersonating>
        <QuerySection query={account} height={72}>
          {(found) => <Organisation name={name} account={found} returnTo={returnTo} />}
        </QuerySection>
      </NotWhileImpersonating>
    </ProfileSection>
  )
}
