import { useSession } from '@captain/auth-react'
import { lazyPart } from '@captain/ui'

const ImpersonationFacts = lazyPart(async () => (await import('./impersonation-facts.tsx')).ImpersonationFacts)

/** Shows on every page who is impersonated; its code loads for those who impersonate. */
export const ImpersonationBanner = () => {
  const session = useSession()
  if (session === null || typeof session.session.impersonatedBy !== 'string') return null
  const { name, email } = session.user
  return <ImpersonationFacts key={session.session.id} name={name} email={email} endsAt={session.session.expiresAt} />
}
