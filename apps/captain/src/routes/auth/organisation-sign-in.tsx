import { signInOptionsQuery, visitOrganisation, type AuthError } from '@captain/auth-react'
import { PlainButton } from '@captain/ui'
import { Trans } from '@lingui/react/macro'
import { IconBuilding } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAuthFailureText } from '../../session/use-auth-failure-text.ts'
import { useOrganisationFailureText } from '../../session/use-organisation-failure-text.ts'
import classes from './auth-form.module.css'
import { FailureLine } from './failure-line.tsx'

/** Sign-in with the account of an organisation, where the operator has configured one. */
export const OrganisationSignIn = () => {
  const failureText = useAuthFailureText()
  const comeBack = useOrganisationFailureText()
  const { data } = useQuery(signInOptionsQuery)
  const { mutate, isPending, isSuccess, error } = useMutation<void, AuthError>({
    mutationFn: () => visitOrganisation('sign-in'),
    networkMode: 'always',
  })
  const name = data?.organisation?.name
  const failure = error === null ? comeBack : failureText(error, error.problem?.title)
  if (name === undefined) return <FailureLine>{failure}</FailureLine>
  return (
    <div className={classes.organisation}>
      <FailureLine>{failure}</FailureLine>
      {/* It stays busy until the browser has left. */}
      <PlainButton tone="quiet" loading={isPending || isSuccess} onClick={() => mutate()}>
        <span className={classes.withIcon}>
          <IconBuilding size={18} stroke={1.6} aria-hidden />
          <Trans>{name}でログイン</Trans>
        </span>
      </PlainButton>
      <p className={classes.divider}>
        <Trans>または</Trans>
      </p>
    </div>
  )
}
