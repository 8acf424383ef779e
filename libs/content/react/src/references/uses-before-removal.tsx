import { contentTypeOf, type UsedBy } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Content } from '../content-context.tsx'
import { PathLink } from '../navigation.tsx'
import classes from './uses-before-removal.module.css'

const SHOWN = 10

/** Dialogs and toasts are outside of the content's context, so the content is a prop. */
type UsesProps = {
  readonly users: readonly UsedBy[]
  /** Total number if not all of them are loaded. */
  readonly count?: number
  readonly content: Content
}

const User = ({ user, content: { tenant, locale, wordsOf } }: { readonly user: UsedBy; readonly content: Content }) => {
  const type = contentTypeOf(tenant, user.type)
  const name = user.title[locale] ?? user.title.ja ?? user.id
  const screen = type?.sheetParent === null ? (['edit', 'preview-by-id'] as const).find((one) => type.screens.includes(one)) : undefined
  return (
    <li>
      <span className={classes.type}>{wordsOf(user.type).name}</span>
      {type === null || screen === undefined ? (
        `「${name}」`
      ) : (
        <PathLink to={untypedPath(tenant, type, screen, { id: user.id })} target="_blank" rel="noreferrer">
          「{name}」
        </PathLink>
      )}
    </li>
  )
}

const Users = ({ users, count = users.length, content, children }: UsesProps & { readonly children: ReactNode }) => {
  const more = count - Math.min(users.length, SHOWN)
  if (users.length === 0) return null
  return (
    <div>
      <p className={classes.lead}>{children}</p>
      <ul className={classes.users}>
        {users.slice(0, SHOWN).map((user) => (
          <User key={user.id} user={user} content={content} />
        ))}
        {more > 0 && (
          <li>
            <Trans>ほか{more}件</Trans>
          </li>
        )}
      </ul>
    </div>
  )
}

const onlyWith = (users: readonly UsedBy[], onDelete: UsedBy['onDelete']) => users.filter((user) => user.onDelete === onDelete)

/** Links to the records that prevent a delete. Some types, such as orders, have no form to remove the reference. */
export const Holders = ({ users, count, content }: UsesProps) => {
  const holders = onlyWith(users, 'restrict')
  const isFixed = holders.some(({ type }) => contentTypeOf(content.tenant, type)?.screens.includes('edit') === false)
  return (
    <Users users={holders} {...(count !== undefined && { count })} content={content}>
      {isFixed ? (
        <Trans>次の記録で使われているため、削除できません。</Trans>
      ) : (
        <Trans>次の記録で使われているため、削除できません。先にそちらから外してください。</Trans>
      )}
    </Users>
  )
}

/** What happens to the records that use a record when it is deleted. */
export const Consequences = ({ users, content }: UsesProps) => (
  <div className={classes.groups}>
    <Users users={onlyWith(users, 'cascade')} content={content}>
      <Trans>次の記録も一緒にごみ箱に移ります。</Trans>
    </Users>
    <Users users={onlyWith(users, 'set-null')} content={content}>
      <Trans>次の記録で使われています。削除すると、そこから外れます。</Trans>
    </Users>
  </div>
)
