import '@captain/ui/mantine.css'
import '@captain/ui/back-office.css'
import { refetchSessionInAllTabs, useSession } from '@captain/auth-react'
import { FeedbackProvider, UiProvider } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { StepUpDialog } from '../../session/step-up-dialog.tsx'
import { accountQuery } from './account.ts'
import { FailureLine } from './failure-line.tsx'
import { OrganisationSection } from './organisation/organisation-section.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import classes from './profile.module.css'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { useAccountFailure } from './use-account-failure.ts'

/** The way on, once the account has a stronger sign-in. */
const Continue = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const describe = useAccountFailure()
  const { data: account } = useQuery(accountQuery)
  const isReady = account !== undefined && (account.passkeyCount > 0 || account.secondFactor !== null || account.identity !== null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await refetchSessionInAllTabs(queryClient)
      await router.navigate({ to: '/captain' })
    },
    networkMode: 'always',
  })
  return (
    <div className={classes.stack}>
      <p className={classes.done} role="status">
        {isReady && <Trans>設定できました。</Trans>}
      </p>
      <FailureLine failure={error === null ? null : describe(error)} />
      <div className={classes.acts}>
        <Button disabled={!isReady} loading={isPending} onClick={() => mutate()}>
          <Trans>管理画面へ進む</Trans>
        </Button>
        <Button variant="default" component={Link} to="/auth/logout" preload={false}>
          <Trans>ログアウト</Trans>
        </Button>
      </div>
    </div>
  )
}

/** For accounts that need more than a password, until they have it: sets up a passkey, a second factor or the organisation's account. */
export const SecureSignIn = () => {
  // Signed out a moment ago: the guard is about to lead away.
  if (useSession() === null) return null
  return (
    <UiProvider>
      <FeedbackProvider>
        <div className={classes.column}>
          <section className={classes.section}>
            <h1 className={classes.heading} tabIndex={-1} data-page-heading>
              <Trans>ログイン方法の強化</Trans>
            </h1>
            <p className={classes.intro}>
              <Trans>このアカウントは、パスワードだけでは管理画面を使えません。次のいずれかを設定してください。</Trans>
            </p>
          </section>
          <PasskeysSection />
          <SecondFactorSection />
          <OrganisationSection returnTo="/auth/secure-sign-in" />
          <Continue />
        </div>
        <StepUpDialog />
      </FeedbackProvider>
    </UiProvider>
  )
}
