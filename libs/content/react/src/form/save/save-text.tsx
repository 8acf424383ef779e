import { formatTime } from '@captain/locale'
import { Trans } from '@lingui/react/macro'
import type { Attempt, Author, SaveState } from './save-state.ts'
import classes from './save-text.module.css'

type SaveTextProps = {
  readonly state: SaveState
  readonly isDirty: boolean
  /** A save waits for a pending image upload. */
  readonly isWaiting?: boolean
}

const RefusedAttempt = ({ attempt }: { readonly attempt: Attempt }) => {
  switch (attempt) {
    case 'save':
      return <Trans>保存できません</Trans>
    case 'publish':
      return <Trans>公開できません</Trans>
    case 'step':
      return <Trans>状態を変更できません</Trans>
  }
}

const SavedAt = ({ at, merged }: { readonly at: string; readonly merged: Author | false }) => {
  switch (merged) {
    case false:
      return <Trans>保存済み {at}</Trans>
    case 'others':
      return <Trans>ほかの人の変更と合わせて保存済み {at}</Trans>
    case 'self':
      return <Trans>別のタブの変更と合わせて保存済み {at}</Trans>
  }
}

/** Progress of saving as text: 保存済み 14:03, 保存中, 保存できません, 公開できません, or that there are unsaved changes. */
export const SaveText = ({ state, isDirty, isWaiting = false }: SaveTextProps) => {
  if (isWaiting) {
    return (
      <span className={classes.text}>
        <Trans>画像のアップロードが終わるのを待っています</Trans>
      </span>
    )
  }
  if (state.kind === 'saving') {
    return (
      <span className={classes.text}>
        <Trans>保存中</Trans>
      </span>
    )
  }
  if (state.kind === 'failed') {
    return (
      <span className={classes.text} data-tone="danger">
        <RefusedAttempt attempt={state.attempt} />
      </span>
    )
  }
  if (isDirty) {
    return (
      <span className={classes.text}>
        <Trans>保存していない変更があります</Trans>
      </span>
    )
  }
  if (state.kind === 'idle') return null
  const at = formatTime(state.at)
  return (
    <span className={classes.text}>
      <SavedAt at={at} merged={state.merged} />
    </span>
  )
}
