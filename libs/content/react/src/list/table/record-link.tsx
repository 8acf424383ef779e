import { titleOf, type AnyRecord } from '@captain/content-core'
import { isObject } from '@captain/validation'
import { Trans } from '@lingui/react/macro'
import { PathLink } from '../../navigation.tsx'
import { useContent } from '../../content-context.tsx'
import { UnreadDot } from '../../workflows/inbox/unread-dot.tsx'
import { editPath, previewPath } from '../use-record-paths.ts'
import classes from './record-link.module.css'

type RecordLinkProps = { readonly record: AnyRecord; readonly inTrash: boolean; readonly className?: string }

/** A record's name: the one link of its row, to its form or else its preview. `data-row-target` is where j and k put the focus. */
export const RecordLink = ({ record, inTrash, className = '' }: RecordLinkProps) => {
  const { tenant, contentType, locale } = useContent()
  const title = titleOf(contentType, record, locale)
  const sides = record[contentType.title]
  const isFallback = locale === 'en' && isObject(sides) && !sides['en']
  const name =
    title === '' ? (
      <span className={classes.nameless}>
        <Trans>（名称未設定）</Trans>
      </span>
    ) : (
      title
    )
  const isUnread = record.readAt === null && !inTrash
  const mark = isUnread && <UnreadDot />
  const path = inTrash ? null : (editPath(tenant, contentType, record.id) ?? previewPath(tenant, contentType, record))
  const props = {
    className: `${classes.root} ${className}`,
    'data-unread': isUnread || undefined,
    title,
    lang: isFallback ? 'ja' : undefined,
    'data-row-target': true,
  }
  if (path === null) {
    return (
      <span {...props} tabIndex={-1}>
        {mark}
        {name}
      </span>
    )
  }
  return (
    <PathLink {...props} to={path}>
      {mark}
      {name}
    </PathLink>
  )
}
