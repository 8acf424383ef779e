import { keepToastsAbove, Kbd, useDialogs } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { FailureLine } from './failure-line.tsx'
import { SaveText } from './save-text.tsx'
import type { SaveState } from './save-state.ts'
import classes from './save-bar.module.css'

type SaveBarProps = {
  readonly state: SaveState
  readonly isNew: boolean
  readonly isDirty: boolean
  /** A save waits for a pending image upload. */
  readonly isWaiting?: boolean
  /** Publishing is the primary action of the screen, so saving is secondary. */
  readonly isQuiet: boolean
  /** Settings are reset, while changes of a record are discarded. */
  readonly isSettings?: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** Appears at the bottom of the form if there are unsaved changes, and shows why a save was rejected. */
export const SaveBar = ({ state, isNew, isDirty, isWaiting = false, isQuiet, isSettings = false, onSave, onDiscard }: SaveBarProps) => {
  const { t } = useLingui()
  const dialogs = useDialogs()
  const isSaving = state.kind === 'saving' || isWaiting
  if (!isNew && !isDirty && !isSaving && state.kind !== 'failed') return null
  const discard = async () => {
    const wording = isSettings ? { title: t`設定を元に戻す確認`, confirmLabel: t`元に戻す` } : {}
    if (await dialogs.reset(wording)) onDiscard()
  }
  return (
    <div className={classes.bar} ref={keepToastsAbove}>
      <div className={classes.words} aria-live="polite">
        <SaveText state={state} isDirty={isDirty} isWaiting={isWaiting} />
        {!isWaiting && state.kind === 'failed' && <FailureLine failure={state.failure} />}
      </div>
      <div className={classes.acts}>
        {isDirty && (
          <Button variant="subtle" onClick={() => void discard()} disabled={isSaving}>
            {isSettings ? <Trans>元に戻す</Trans> : <Trans>変更を破棄</Trans>}
          </Button>
        )}
        <Button
          variant={isQuiet ? 'default' : 'filled'}
          onClick={onSave}
          loading={isSaving}
          rightSection={
            <span className={classes.keys}>
              <Kbd keys="mod+S" />
            </span>
          }
        >
          <Trans>保存</Trans>
        </Button>
      </div>
    </div>
  )
}
