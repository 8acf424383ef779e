import '@captain/ui/mantine.css'
import '@captain/ui/back-office.css'
import { refetchSessionInAllTabs, requestStepUp, useSession } from '@captain/auth-react'
import { FeedbackProvider, UiProvider } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { StepUpDialog } from '../../session/step-up-dialog.tsx'
import { accountQuery, type OwnAccount } from './account.ts'
import { FailureLine } from './failure-line.tsx'
import { OrganisationSection } from './organisation/organisation-section.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import classes from './profile.module.css'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { useAccountFailure } from './use-account-failure.ts'

const isStrong = ({ passkeyCount, secondFactor, identity }: OwnAccount): boolean =>
  passkeyCount > 0 || secondFactor !== null || identity !== null

/** The way on, once the session has more than a password: what the account has is asked for, if the session began without it. */
const Continue = ({ isToConfirm }: { readonly isToConfirm: boolean }) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const describe = useAccountFailure()
  const { data: account } = useQuery(accountQuery)
  const isReady = account !== undefined && isStrong(account)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const session = await refetchSessionInAllTabs(queryClient)
      if (session?.mustSetUpSignIn === true && !(await requestStepUp())) return
      await router.navigate({ to: '/captain' })
    },
    networkMode: 'always',
  })
  return (
    <div className={`${classes.stack} ${classes.section}`}>
      <p className={classes.done} role="status">
        {isReady && !isToConfirm && <Trans>設定できました。</Trans>}
      </p>
      <FailureLine failure={error === null ? null : describe(error)} />
      <div className={classes.acts}>
        <Button disabled={!isReady} loading={isPending} onClick={() => mutate()}>
          {isToConfirm ? <Trans>本人確認をして管理画面へ進む</Trans> : <Trans>管理画面へ進む</Trans>}
        </Button>
        <Button variant="default" component={Link} to="/auth/logout" preload={false}>
          <Trans>ログアウト</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Returns whether the account has a stronger sign-in already, which this session began without. */
const useIsToConfirm = (): boolean => {
  const isHeld = useSession()?.mustSetUpSignIn === true
  const { data: account } = useQuery(accountQuery)
  // What is set up on this page is asked for by setting it up.
  const [first, setFirst] = useState<boolean | null>(null)
  if (first === null && account !== undefined) setFirst(isStrong(account))
  return isHeld && first === true
}

const Intro = ({ isToConfirm }: { readonly isToConfirm: boolean }) =>
  isToConfirm ? (
    <>
      <p className={classes.intro}>
        <Trans>このアカウントは、パスワードだけでは管理画面を使えません。登録済みの方法で本人確認をしてください。</Trans>
      </p>
      <p className={classes.intro}>
        <Trans>どの方法も使えない場合は、ログアウトして、ログイン画面の「ログインできない場合」から設定し直してください。</Trans>
      </p>
    </>
  ) : (
    <p className={classes.intro}>
      <Trans>このアカウントは、パスワードだけでは管理画面を使えません。次のいずれかを設定してください。</Trans>
    </p>
  )

const Contents = () => {
  const isToConfirm = useIsToConfirm()
  return (
    <div className={classes.column}>
      <section className={classes.section}>
        <h1 className={classes.heading} tabIndex={-1} data-page-heading>
          <Trans>ログイン方法の強化</Trans>
        </h1>
        <Intro isToConfirm={isToConfirm} />
      </section>
      {isToConfirm && <Continue isToConfirm />}
      <PasskeysSection />
      <SecondFactorSection />
      <OrganisationSection returnTo="/auth/secure-sign-in" />
      {!isToConfirm && <Continue isToConfirm={false} />}
    </div>
  )
}

/**
 * For accounts that need more than a password, until their session has it: sets up a passkey, a second factor or the organisation's account, or
 * asks for the one that the account has.
 */
export const SecureSignIn = () => {
  // Signed out a moment ago: the guard is about to lead away.
  if (useSession() === null) return null
  return (
    <UiProvider>
      <FeedbackProvider>
        <Contents />
        <StepUpDialog />
      </FeedbackProvider>
    </UiProvider>
  )
}
