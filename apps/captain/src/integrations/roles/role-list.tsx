import type { RoleResponse, RolesResponse } from '@captain/platform-core'
import { EmptyState } from '@captain/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AddButton } from '../add-button.tsx'
import classes from '../integrations.module.css'
import { useFailureText } from '../use-failure-text.ts'
import { MemberRoles } from './member-roles.tsx'
import { rolesQuery } from './roles-client.ts'
import { useRoles } from './roles-context.ts'

type RoleItemProps = { readonly role: RoleResponse; readonly onEdit: () => void }

/** A role with the people who have it. A role that members have cannot be deleted. */
const RoleItem = ({ role, onEdit }: RoleItemProps) => {
  const { t } = useLingui()
  const { client, locale } = useRoles()
  const queries = useQueryClient()
  const describe = useFailureText()
  const [failure, setFailure] = useState<unknown>(null)
  const [isAsking, ask] = useState(false)
  const name = role.names[locale]
  const count = role.members.length
  const remove = async () => {
    setFailure(null)
    try {
      await client.remove(role.key)
      await queries.invalidateQueries({ queryKey: rolesQuery(client).queryKey })
    } catch (error) {
      setFailure(error)
    }
    ask(false)
  }
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h3 className={classes.name}>{name}</h3>
        <code className={classes.code}>{role.key}</code>
        <span className={classes.end}>
          <Button variant="default" size="compact-sm" onClick={onEdit} aria-label={t`「${name}」を編集`}>
            <Trans>編集</Trans>
          </Button>{' '}
          {isAsking ? (
            <Button color="red" size="compact-sm" leftSection={<IconTrash size={14} aria-hidden />} onClick={() => void remove()}>
              <Trans>完全に削除</Trans>
            </Button>
          ) : (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              disabled={count > 0}
              onClick={() => ask(true)}
              aria-label={t`「${name}」を削除`}
            >
              <Trans>削除</Trans>
            </Button>
          )}
        </span>
      </div>
      <p className={classes.help}>
        {count === 0 ? <Trans>この役割のメンバーはいません</Trans> : <Plural value={count} one="#人" other="#人" />}
        {count > 0 && <>: {role.members.map((member) => member.name).join(locale === 'ja' ? '、' : ', ')}</>}
      </p>
      {failure !== null && (
        <p className={classes.failure} role="alert">
          {describe(failure)}
        </p>
      )}
    </li>
  )
}

type RoleListProps = {
  readonly roles: RolesResponse
  readonly isReturn: boolean
  readonly onNew: () => void
  readonly onEdit: (role: RoleResponse) => void
}

/** The custom roles of the tenant, and its members with their roles. */
export const RoleList = ({ roles, isReturn, onNew, onEdit }: RoleListProps) => {
  const add = (
    <AddButton takesFocus={isReturn} onClick={onNew}>
      <Trans>役割を作成</Trans>
    </AddButton>
  )
  return (
    <div className={classes.tab}>
      {roles.items.length === 0 ? (
        <EmptyState kind="nothing" title={<Trans>独自の役割はまだありません</Trans>} action={add}>
          <Trans>翻訳だけ、公開だけなど、できることを選んだ役割を作成して、メンバーに割り当てられます。</Trans>
        </EmptyState>
      ) : (
        <>
          <div className={classes.head}>
            <p className={classes.intro}>
              <Trans>閲覧者・編集者・管理者のほかに、できることを選んで役割を作れます。</Trans>
            </p>
            {add}
          </div>
          <ul className={classes.items}>
            {roles.items.map((role) => (
              <RoleItem key={role.key} role={role} onEdit={() => onEdit(role)} />
            ))}
          </ul>
        </>
      )}
      <MemberRoles roles={roles} />
    </div>
  )
}
