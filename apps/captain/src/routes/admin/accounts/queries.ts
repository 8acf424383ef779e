import type { AdminAccount, AdminAccountDetail, AdminAccountDraft, AdminAiChange, AdminPage } from '@captain/auth-core'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../../api.ts'
import { queryOfList, type AdminList } from '../list-address.ts'

const PATH = '/api/v1/admin/auth-users'

/** First parts of the query keys of accounts. */
export const ACCOUNTS = ['admin', 'accounts'] as const

const at = (id: string, rest = '') => `${PATH}/${encodeURIComponent(id)}${rest}`

/** Query of a page of accounts. The previous page stays until the response arrives. */
export const accountsQuery = (list: AdminList) =>
  queryOptions({
    queryKey: [...ACCOUNTS, 'list', list],
    queryFn: ({ signal }) =>
      http.get<AdminPage<AdminAccount>>(PATH, { signal, query: { ...queryOfList(list), limit: list.limit, after: list.after.at(-1) } }),
    placeholderData: keepPreviousData,
  })

/** One account with its sessions. */
export const accountQuery = (id: string) =>
  queryOptions({ queryKey: [...ACCOUNTS, 'one', id], queryFn: ({ signal }) => http.get<AdminAccountDetail>(at(id), { signal }) })

/** Account with a one-time link; null if the link was mailed. */
export type WithLink = AdminAccount & { readonly link: string | null }

const administer = async (path: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
  await http.post(`/api/auth/admin/${path}`, { body })
}

/** The API calls of administrators on accounts. Each rejects with HttpError. */
export const accountCalls = {
  create: (draft: AdminAccountDraft) => http.post<WithLink>(PATH, { body: draft }),
  approve: (id: string) => http.post<AdminAccount>(at(id, '/approve')),
  invite: (id: string) => http.post<WithLink>(at(id, '/invite')),
  resetSecondFactor: async (id: string): Promise<void> => {
    await http.delete(at(id, '/second-factor'))
  },
  setAiUse: (id: string, change: AdminAiChange) => http.put<AdminAccount>(at(id, '/ai'), { body: change }),
  setRole: (userId: string, role: AdminAccount['role']) => administer('set-role', { userId, role }),
  /** Duration in seconds; null for no end. */
  ban: (userId: string, banReason: string, banExpiresIn: number | null) => administer('ban-user', { userId, banReason, banExpiresIn }),
  unban: (userId: string) => administer('unban-user', { userId }),
  impersonate: (userId: string, reason: string) => administer('impersonate-user', { userId, reason }),
  setPassword: (userId: string, newPassword: string) => administer('set-user-password', { userId, newPassword }),
  endSession: (sessionId: string) => administer('revoke-user-session', { sessionId }),
  endSessions: (userId: string) => administer('revoke-user-sessions', { userId }),
  remove: (userId: string) => administer('remove-user', { userId }),
}
