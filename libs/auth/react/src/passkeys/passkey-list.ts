import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { authRequest } from '../auth-request.ts'

export type Passkey = {
  readonly id: string
  readonly name: string
  /** One device's own, or synchronised between devices. */
  readonly deviceType: 'singleDevice' | 'multiDevice'
  readonly backedUp: boolean
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** The passkeys of the account that is signed in. Fails with AuthError. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => authRequest<readonly Passkey[]>('GET', '/passkey/list-user-passkeys'),
})

/** Gives a passkey another name, at most 60 bytes; the list is read anew. Fails with AuthError. */
export const renamePasskey = async (queryClient: QueryClient, id: string, name: string): Promise<void> => {
  await authRequest('POST', '/passkey/update-passkey', { id, name })
  await queryClient.invalidateQueries(passkeysQuery)
}

/** Deletes a passkey; the list is read anew. Fails with AuthError. */
export const deletePasskey = async (queryClient: QueryClient, id: string): Promise<void> => {
  await authRequest('POST', '/passkey/delete-passkey', { id })
  await queryClient.invalidateQueries(passkeysQuery)
}
