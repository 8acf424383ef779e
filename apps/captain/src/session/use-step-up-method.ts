import { passkeysQuery, signInOptionsQuery } from '@captain/auth-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { accountQuery } from '../routes/user/account.ts'

/** What confirms the identity: a passkey, or for accounts without one a code of the second factor or a new sign-in at the organisation. */
export type StepUpMethod = 'passkey' | 'code' | 'organisation'

/** Returns how the account takes a step-up, and a function that loads what decides it. */
export const useStepUpMethod = () => {
  const queryClient = useQueryClient()
  const { data: passkeys } = useQuery({ ...passkeysQuery, enabled: false })
  const { data: account } = useQuery({ ...accountQuery, enabled: false })
  const organisation = useQuery({ ...signInOptionsQuery, enabled: false }).data?.organisation?.name ?? null

  const load = useCallback(async () => {
    // If the passkeys are unknown, the ceremony decides.
    const found = await queryClient.ensureQueryData(passkeysQuery).catch(() => null)
    if (found?.length === 0)
      await Promise.allSettled([queryClient.ensureQueryData(accountQuery), queryClient.ensureQueryData(signInOptionsQuery)])
  }, [queryClient])

  const methodOf = (): StepUpMethod => {
    if (passkeys?.length !== 0 || account === undefined) return 'passkey'
    if (account.secondFactor !== null) return 'code'
    return account.identity === null || organisation === null ? 'passkey' : 'organisation'
  }
  return { method: methodOf(), hasPasskey: passkeys?.length !== 0, organisation, load }
}
