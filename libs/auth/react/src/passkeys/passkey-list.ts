import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { authRequest } from '../auth-request.ts'

export type Passkey = {
  readonly id: string
  readonly name: string
  /** Bound to one device, or synchronised between devices. */
  readonly deviceType: 'singleDevice' | 'multiDevice'
  readonly backedUp: boolean
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** Lists the passkeys of the signed-in account. Throws AuthError. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => authRequest<readonly Passkey[]>('GET', '/passkey/list-user-passkeys'),
})

/** Renames a passkey (at most 60 bytes) and refetches the list. Throws AuthError. */
export const renamePasskey = async (queryClient: QueryClient, id: string, name: string): Promise<void> => {
  await authRequest('POST', '/passkey/update-passkey', { id, name })
  await queryClient.invalidateQueries(passkeysQuery)
}

/** Deletes a passkey and refetches the list. Throws AuthError. */
export const deletePasskey = async (queryClient: QueryClient, id: string): Promise<void> => {
  await authRequest('POST', '/passkey/delete-passkey', { id })
  await queryClient.invalidateQueries(passkeysQuery)
}
