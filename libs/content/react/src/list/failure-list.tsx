import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Content } from '../content-context.tsx'
import { usersIn } from '../failure-text.ts'
import { PathLink } from '../navigation.tsx'
import { Holders } from '../references/uses-before-removal.tsx'
import classes from './failure-list.module.css'
import { editPath } from './use-record-paths.ts'

/** Toasts are outside of the content's context, so the content is a prop. */
type Speaking = { readonly content: Content; readonly describe: (failure: unknown) => string }

const SHOWN_RECORDS = 100

/** Why one record could not be changed, with the records that prevent it. */
export const FailureReason = ({ failure, content, describe }: Speaking & { readonly failure: unknown }) => {
  const users = usersIn(failure)
  return users.length === 0 ? describe(failure) : <Holders users={users} content={content} />
}

type FailureListProps = {
  readonly content: Content
  readonly failed: readonly { readonly id: string; readonly name: string; readonly reason: ReactNode }[]
}

/** Why each of several records could not be changed, with links to their forms. */
export const FailureList = ({ failed, content: { tenant, contentType } }: FailureListProps) => {
  const { t } = useLingui()
  const more = failed.length - SHOWN_RECORDS
  return (
    <ul className={classes.records} aria-label={t`変更できなかった記録`}>
      {failed.slice(0, SHOWN_RECORDS).map(({ id, name, reason }) => {
        const path = editPath(tenant, contentType, id)
        return (
          <li key={id}>
            {path === null ? (
              `「${name}」`
            ) : (
              <PathLink to={path} target="_blank" rel="noreferrer">
                「{name}」
              </PathLink>
            )}{' '}
            {reason}
          </li>
        )
      })}
      {more > 0 && (
        <li>
          <Trans>ほか{more}件</Trans>
        </li>
      )}
    </ul>
  )
}
