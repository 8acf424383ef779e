import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './profile.module.css'
import type { AccountFailure } from './use-account-failure.ts'

/** An error next to the control that caused it. Signed-out users get a sign-in link that leaves this page open. */
export const FailureLine = ({ failure }: { readonly failure: AccountFailure | null }) => {
  if (failure === null) return null
  return (
    <p className={classes.failure} role="alert">
      {failure.text}
      {failure.isSignedOut && (
        <>
          {' '}
          <Link to="/auth/login" target="_blank" preload={false}>
            <Trans>新しいタブでログインする</Trans>
          </Link>
        </>
      )}
    </p>
  )
}
