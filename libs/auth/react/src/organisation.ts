import { queryOptions } from '@tanstack/react-query'
import { accountRequest, authRequest, readRequest } from './auth-request.ts'

/** Ways to sign in that the operator has configured. */
export type SignInOptions = {
  /** The organisation whose accounts sign in, as the button names it; null if none is configured. */
  readonly organisation: { readonly name: string } | null
}

/** Query of the configured ways to sign in, which do not change while the server runs. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: () => readRequest<SignInOptions>('/api/v1/sign-in-options'),
  staleTime: Infinity,
})

export type OrganisationVisit = 'sign-in' | 'link' | 'step-up'

/** Leaves for the sign-in page of the organisation, which returns to `returnTo`, a path without a locale prefix. Throws AuthError. */
export const visitOrganisation = async (purpose: OrganisationVisit, returnTo?: string): Promise<void> => {
  const { url } = await authRequest<{ readonly url: string }>('POST', '/oidc/start', {
    purpose,
    ...(returnTo !== undefined && { returnTo }),
  })
  globalThis.location.assign(url)
}

/** Unlinks the account of the organisation. Throws AuthError. */
export const unlinkOrganisation = (): Promise<unknown> => accountRequest('DELETE', '/identity')
