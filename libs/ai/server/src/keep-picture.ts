import type { MemberRole, SignedIn } from '@captain/auth-core'
import type { EndpointContext } from '@captain/auth-server'

/** A call on a tenant by somebody whose role in it has been established. */
export type AuthorizedCall = Omit<EndpointContext, 'actor' | 'params'> & {
  readonly actor: SignedIn
  readonly role: MemberRole
  readonly params: Readonly<Record<'tenant', string>>
}

/** A picture on its way into a media library. */
export type KeptPicture = {
  readonly bytes: Buffer
  readonly name: string
  readonly alt: { readonly ja: string; readonly en: string | null }
}
