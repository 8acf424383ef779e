import { useSession } from '@captain/auth-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { recordVisit } from './visits.ts'

/** Remembers on this device which pages the account opens. */
export const useRecordVisits = (): void => {
  const accountId = useSession()?.user.id ?? null
  const path = useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname })
  useEffect(() => {
    if (accountId !== null) recordVisit(accountId, path)
  }, [accountId, path])
}
