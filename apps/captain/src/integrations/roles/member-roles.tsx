import { MEMBER_ROLES } from '@captain/auth-core'
import type { RolesResponse } from '@captain/platform-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRoleNames } from '../../routes/captain/role-names.ts'
import classes from '../integrations.module.css'
import { useFailureText } from '../use-failure-text.ts'
import { rolesQuery } from './roles-client.ts'
import { useRoles } from './roles-context.ts'

type Member = RolesResponse['members'][number]

/** A member with a choice of the built-in and the custom roles. */
const MemberItem = ({ member, roles }: { readonly member: Member; readonly roles: RolesResponse }) => {
  const { t } = useLingui()
  const { client, locale } = useRoles()
  const queries = useQueryClient()
  const builtIn = useRoleNames()
  const describe = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const [isRunning, setRunning] = useState(false)
  const assign = async (role: string) => {
    setFailure(null)
    setRunning(true)
    try {
      await client.assign(member.id, role)
      await queries.invalidateQueries({ queryKey: rolesQuery(client).queryKey })
    } catch (error) {
      setFailure(error)
    }
    setRunning(false)
  }
  const { name } = member
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <span className={classes.name}>{name}</span>
        <span className={classes.code}>{member.email}</span>
        <NativeSelect
          className={classes.end}
          aria-label={t`${name}の役割`}
          value={member.customRole ?? member.role}
          disabled={isRunning}
          onChange={({ currentTarget }) => void assign(currentTarget.value)}
          data={[
            ...MEMBER_ROLES.map((role) => ({ value: role, label: builtIn[role] })),
            ...roles.items.map(({ key, names }) => ({ value: key, label: names[locale] })),
          ]}
        />
      </div>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
    </li>
  )
}

/** The members of the tenant. A new role counts from the member's next request on. */
export const MemberRoles = ({ roles }: { readonly roles: RolesResponse }) => (
  <section className={classes.tab}>
    <h3 className={classes.title}>
      <Trans>メンバー</Trans>
    </h3>
    <ul className={classes.items}>
      {roles.members.map((member) => (
        <MemberItem key={member.id} member={member} roles={roles} />
      ))}
    </ul>
  </section>
)
