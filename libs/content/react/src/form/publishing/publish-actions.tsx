import { titleOf, type RecordResponse } from '@captain/content-core'
import { Kbd } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { withMessages } from '../../with-messages.tsx'
import { useForm } from '../form-context.ts'
import { TimeDialog } from '../publish-time/load-dialog.ts'
import type { SaveState } from '../save/save-state.ts'
import { PUBLISHING_MESSAGES } from './own-messages.ts'
import { publishingActionOf, stateNow } from './publication.ts'
import { publishLabel } from './publishing-labels.ts'
import { publishingMenu, type PublishingItem } from './publishing-menu.ts'
import { PublishingMenu } from './publishing-menu-button.tsx'
import type { RunTransition } from './use-publishing.ts'
import { usePublication } from './use-publication.ts'
import classes from './publish-actions.module.css'

type PublishActionsProps = {
  readonly record: RecordResponse | null
  /** Names of the fields that differ from the record. */
  readonly changed: readonly string[]
  readonly isDirty: boolean
  readonly state: SaveState
  readonly onStep: RunTransition
}

/** Returns a ref of the menu's button, which takes the focus when what had it is gone because nothing is left to publish. */
const useFocusOnceDone = (isDone: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const was = useRef(isDone)
  useEffect(() => {
    if (isDone && !was.current && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    was.current = isDone
  }, [isDone])
  return button
}

const Actions = ({ record, changed, isDirty, state, onStep }: PublishActionsProps) => {
  const { i18n } = useLingui()
  const { contentType, locale } = useContent()
  const { typeName } = useLabels()
  const { values } = useForm()
  const publication = usePublication(record, isDirty)
  const [asked, setAsked] = useState<'start' | 'end' | null>(null)
  const action = publishingActionOf(publication)
  const now = stateNow(publication)
  const items = publishingMenu(publication)
  const button = useFocusOnceDone(action.kind === 'none')
  const choose = (item: PublishingItem) => {
    if (item === 'start' || item === 'end') return setAsked(item)
    if (item === 'now') return onStep('publish', { times: { publishFrom: null } })
    return onStep(item)
  }
  if (contentType.rights?.operations.includes('publish') === false) return null
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        {action.kind !== 'none' && (
          <Button
            fullWidth
            className={classes.publish}
            loading={state.kind === 'saving'}
            onClick={() => onStep('publish')}
            rightSection={
              <span className={classes.keys}>
                <Kbd keys="mod+Enter" />
              </span>
            }
          >
            {publishLabel(i18n, locale, action, publication.now)}
          </Button>
        )}
        {items.length > 0 && (
          <PublishingMenu items={items} state={now} isWhole={action.kind === 'none'} button={button} onChoose={choose} />
        )}
      </div>
      {action.kind === 'none' && now === 'published' && (
        <p className={classes.note}>
          <Trans>公開中の内容は最新です。</Trans>
        </p>
      )}
      {state.kind === 'failed' && state.attempt === 'publish' && state.failure.kind === 'invalid' && (
        <p className={classes.problem}>
          <Trans>公開に必要な項目を確認してください。</Trans>
        </p>
      )}
      {asked !== null && (
        <TimeDialog
          kind={asked}
          title={titleOf(contentType, values.all(), locale) || typeName}
          values={values.all()}
          changed={changed}
          onClose={() => setAsked(null)}
          onChoose={(times) => {
            setAsked(null)
            onStep('publish', { times, isConfirmed: true })
          }}
        />
      )}
    </div>
  )
}

/** The publish button, which says what it does and when, and a menu with the other acts of publishing. */
export const PublishActions = withMessages(Actions, PUBLISHING_MESSAGES)
