import { isSignedIn, type Actor, type SignedIn } from '@captain/auth-core'
import { unauthorized } from '@captain/http-server'

/** Returns the signed-in actor. Throws 401 for guests and API keys. */
export const signedIn = (actor: Actor): SignedIn => {
  if (!isSignedIn(actor)) throw unauthorized()
  return actor
}
