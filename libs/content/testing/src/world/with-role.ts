import type { TypeRights } from '@captain/auth-core'
import type { Session } from '../session/session.ts'
import type { World } from './world.ts'

const VIEWER = 'viewer@captain.example'

type Roles = { readonly members: readonly { readonly id: string; readonly email: string }[] }

/** Runs work while the viewer of the tenant has a custom role with rights on the type; takes it away afterwards. */
export const withRole = async (
  { owner, people, tenant, type }: World,
  rights: TypeRights,
  work: (member: Session) => Promise<void>,
): Promise<void> => {
  const base = `/api/v1/tenants/${tenant.slug}`
  const key = `trial-${Math.random().toString(36).slice(2, 12)}`
  const { members } = await owner.http.get<Roles>(`${base}/roles`)
  const id = members.find(({ email }) => email === VIEWER)?.id ?? ''
  const assign = (role: string) => owner.http.put(`${base}/members/${id}/role`, { body: { role } })
  await owner.http.post(`${base}/roles`, {
    body: { key, names: { ja: '検査', en: 'Trial' }, media: true, types: { [type.name]: rights } },
  })
  try {
    await assign(key)
    await work(people.viewer)
  } finally {
    await assign('viewer')
    await owner.http.delete(`${base}/roles/${key}`)
  }
}
