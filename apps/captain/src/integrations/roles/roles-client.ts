import type { CustomRole } from '@captain/auth-core'
import type { HttpClient } from '@captain/http-core'
import type { RoleResponse, RolesResponse } from '@captain/platform-core'
import { queryOptions } from '@tanstack/react-query'

/** The API of a tenant's custom roles and of the roles of its members; owners only. */
export type RolesClient = {
  readonly tenant: string
  list(signal?: AbortSignal): Promise<RolesResponse>
  create(role: CustomRole): Promise<RoleResponse>
  update(role: CustomRole, lockVersion: number): Promise<RoleResponse>
  remove(key: string): Promise<void>
  /** `role` is a built-in role or the key of a custom one. */
  assign(account: string, role: string): Promise<void>
}

export const rolesClient = (http: HttpClient, tenant: string): RolesClient => {
  const base = `/api/v1/tenants/${encodeURIComponent(tenant)}`
  const roles = `${base}/roles`
  return {
    tenant,
    list: (signal) => http.get(roles, { signal }),
    create: (role) => http.post(roles, { body: role }),
    update: ({ key, ...role }, lockVersion) => http.put(`${roles}/${encodeURIComponent(key)}`, { body: { ...role, lockVersion } }),
    remove: async (key) => {
      await http.delete(`${roles}/${encodeURIComponent(key)}`)
    },
    assign: async (account, role) => {
      await http.put(`${base}/members/${encodeURIComponent(account)}/role`, { body: { role } })
    },
  }
}

export const rolesQuery = (client: RolesClient) =>
  queryOptions({ queryKey: ['roles', client.tenant], queryFn: ({ signal }) => client.list(signal) })
