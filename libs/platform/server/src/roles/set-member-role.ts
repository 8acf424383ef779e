import type { MemberRole } from '@captain/auth-core'
import { ContentIssues, sql, type WriteTx } from '@captain/content-server/kit'
import { notFound } from '@captain/http-server'
import { eventOf, isLastOwner } from '../accounts/platform-effects.ts'
import { lastOwner } from '../errors.ts'

type ChosenRole = { readonly role: MemberRole; readonly customRole: string | null }

/**
 * Gives a member of the tenant another role. Throws 404 for an account that is no member, ContentIssues for an unknown role, 409 if the
 * tenant would lose its last owner.
 */
export const setMemberRole = async (tx: WriteTx, account: string, { role, customRole }: ChosenRole): Promise<void> => {
  const roles = await tx.rows<{ readonly key: string }>(
    sql`select r.key from content.member_role r where r.tenant_id = ${tx.tenant.number} order by r.key for share`,
  )
  if (customRole !== null && !roles.some(({ key }) => key === customRole)) {
    const options = ['viewer', 'editor', 'owner', ...roles.map(({ key }) => key)].join(', ')
    throw new ContentIssues([{ path: 'role', rule: 'oneOf', params: { options } }])
  }
  try {
    const row = await tx.row<{ readonly isMember: boolean }>(
      sql`select content.set_member_role(${eventOf(tx)}::jsonb, ${account}, ${role}, ${customRole}) as "isMember"`,
    )
    if (row?.isMember !== true) throw notFound()
  } catch (error) {
    throw isLastOwner(error) ? lastOwner([tx.tenant]) : error
  }
}
