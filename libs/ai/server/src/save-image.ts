import type { MemberRole, SignedIn } from '@captain/auth-core'
import type { EndpointContext } from '@captain/auth-server'

/** Call on a tenant by a member whose role was checked. */
export type AuthorizedCall = Omit<EndpointContext, 'actor' | 'params'> & {
  readonly actor: SignedIn
  readonly role: MemberRole
  readonly params: Readonly<Record<'tenant', string>>
}

/** Image to be saved in a media library. */
export type ImageToSave = {
  readonly bytes: Buffer
  readonly name: string
  readonly alt: { readonly ja: string; readonly en: string | null }
}
