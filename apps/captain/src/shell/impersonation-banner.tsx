import { useSession } from '@captain/auth-react'
import { lazy, Suspense } from 'react'

const ImpersonationFacts = lazy(async () => ({ default: (await import('./impersonation-facts.tsx')).ImpersonationFacts }))

/** Shows on every page who is impersonated; its code loads for those who impersonate. */
export const ImpersonationBanner = () => {
  const session = useSession()
  if (session === null || typeof session.session.impersonatedBy !== 'string') return null
  const { name, email } = session.user
  return (
    <Suspense>
      <ImpersonationFacts key={session.session.id} name={name} email={email} endsAt={session.session.expiresAt} />
    </Suspense>
  )
}
