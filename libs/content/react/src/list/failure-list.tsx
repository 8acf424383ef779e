import { contentTypeOf, pathTo, type UsedBy } from '@captain/content-core'
import { Trans } from '@lingui/react/macro'
import type { Content } from '../content-context.tsx'
import { usersIn } from '../failure-text.ts'
import { PathLink } from '../navigation.tsx'
import classes from './failure-list.module.css'

/** Toasts stand outside of the content's context, so the content comes as a prop. */
type Speaking = { readonly content: Content; readonly describe: (failure: unknown) => string }
type FailureListProps = Speaking & { readonly failed: readonly { readonly id: string; readonly name: string; readonly failure: unknown }[] }

const SHOWN = 5

/** A record that stands in the way, as a link to where it can be changed. */
const User = ({ user, content: { tenant, locale, wordsOf } }: { readonly user: UsedBy; readonly content: Content }) => {
  const type = contentTypeOf(tenant, user.type)
  const name = user.title[locale] ?? user.title.ja ?? user.id
  const screen = (['edit', 'preview-by-id'] as const).find((one) => type?.screens.includes(one))
  return (
    <>
      {wordsOf(user.type).name}
      {screen === undefined ? (
        `「${name}」`
      ) : (
        <PathLink to={pathTo(tenant, user.type, screen, { id: user.id })} target="_blank" rel="noreferrer">
          「{name}」
        </PathLink>
      )}
    </>
  )
}

const Reason = ({ failure, content, describe }: Speaking & { readonly failure: unknown }) => {
  const users = usersIn(failure)
  if (users.length === 0) return describe(failure)
  return (
    <>
      <Trans>次の記録で使われています。先にそちらを変更してください。</Trans>
      <ul className={classes.users}>
        {users.slice(0, SHOWN).map((user) => (
          <li key={user.id}>
            <User user={user} content={content} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Why each of some records could not be changed. */
export const FailureList = ({ failed, ...speaking }: FailureListProps) => {
  const [first] = failed
  if (failed.length === 1 && first !== undefined) return <Reason failure={first.failure} {...speaking} />
  const more = failed.length - SHOWN
  return (
    <ul className={classes.users}>
      {failed.slice(0, SHOWN).map(({ id, name, failure }) => (
        <li key={id}>
          「{name}」 <Reason failure={failure} {...speaking} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Trans>ほか{more}件</Trans>
        </li>
      )}
    </ul>
  )
}
