import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconSpeakerphone } from '@tabler/icons-react'
import classes from './articles.module.css'
import type { Importance } from './articles.ts'

/** The label of an important article; nothing for an ordinary one. */
export const ImportanceMark = ({ importance }: { readonly importance: Importance | null }) => {
  if (importance === null || importance === 'normal') return null
  const Icon = importance === 'urgent' ? IconAlertTriangle : IconSpeakerphone
  return (
    <span className={classes.importance} data-importance={importance}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {importance === 'urgent' ? <Trans>緊急</Trans> : <Trans context="重要度">お知らせ</Trans>}
    </span>
  )
}
