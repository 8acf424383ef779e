import { MEMBER_ROLES } from '@captain/auth-core'
import type { RolesResponse } from '@captain/platform-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRoleNames } from '../../routes/captain/role-names.ts'
import classes from '../integrations.module.css'
import { useFailureText } from '../use-failure-text.ts'
import { rolesQuery } from './roles-client.ts'
import { useRoles } from './roles-context.ts'

type Member = RolesResponse['members'][number]

/**
 * A member with a choice of the built-in and the custom roles. A role is given by a press of a button: arrow keys pass over others on the way.
 */
const MemberItem = ({ member, roles }: { readonly member: Member; readonly roles: RolesResponse }) => {
  const { t } = useLingui()
  const { client, locale } = useRoles()
  const queries = useQueryClient()
  const builtIn = useRoleNames()
  const describe = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const [isRunning, setRunning] = useState(false)
  const current = member.customRole ?? member.role
  const [choice, choose] = useState(current)
  const select = useRef<HTMLSelectElement>(null)
  const assign = async () => {
    setFailure(null)
    setRunning(true)
    try {
      await client.assign(member.id, choice)
      await queries.invalidateQueries({ queryKey: rolesQuery(client).queryKey })
      // The button that was pressed is gone.
      select.current?.focus()
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
          ref={select}
          className={classes.end}
          aria-label={t`${name}の役割`}
          value={choice}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            ...MEMBER_ROLES.map((role) => ({ value: role, label: builtIn[role] })),
            ...roles.items.map(({ key, names }) => ({ value: key, label: names[locale] })),
          ]}
        />
        {choice !== current && (
          <Button size="compact-sm" loading={isRunning} onClick={() => void assign()} aria-label={t`${name}の役割を変更`}>
            <Trans>変更</Trans>
          </Button>
        )}
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
