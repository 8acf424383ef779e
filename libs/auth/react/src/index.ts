export { checkAuthRequired, checkTenantUser } from './access-check.ts'
export { readJwt, saveRedirectPath, takeRedirectPath } from './cookies.ts'
export { AuthError, type AuthFailure } from './errors.ts'
export { sessionQuery, signIn, signOut, useSession, type Session, type SessionUser } from './session.ts'
