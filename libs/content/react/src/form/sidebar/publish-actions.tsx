import { transitionsFrom, type RecordResponse, type Transition } from '@captain/content-core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Kbd } from '@captain/ui'
import { useContent } from '../../content-context.tsx'
import { useTransitionLabels } from '../save/transition-labels.ts'
import type { SaveState } from '../save/save-state.ts'
import classes from './publish-actions.module.css'

type PublishActionsProps = {
  readonly record: RecordResponse | null
  readonly isDirty: boolean
  readonly state: SaveState
  readonly onStep: (step: Transition) => void
}

/** The publish button of types that publish by transition, and a menu with the other transitions. */
export const PublishActions = ({ record, isDirty, state, onStep }: PublishActionsProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const status = record?.status ?? 'draft'
  const isCurrent = status === 'published' && !isDirty && record?.hasUnpublishedChanges !== true
  const words = useTransitionLabels()
  const others = record === null ? [] : transitionsFrom(contentType.workflow, status).filter((step) => step !== 'publish')
  if (contentType.rights?.operations.includes('publish') === false) return null
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <Button
          fullWidth
          disabled={isCurrent}
          loading={state.kind === 'saving'}
          onClick={() => onStep('publish')}
          rightSection={
            <span className={classes.keys}>
              <Kbd keys="mod+Enter" />
            </span>
          }
        >
          {status === 'published' ? <Trans>変更を公開する</Trans> : words.publish.label}
        </Button>
        {others.length > 0 && (
          <Menu>
            <Menu.Target>
              <ActionIcon variant="default" size={34} aria-label={t`公開状態のほかの操作`}>
                <IconChevronDown size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {others.map((step) => (
                <Menu.Item key={step} onClick={() => onStep(step)}>
                  {words[step].label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {isCurrent && (
        <p className={classes.note}>
          <Trans>公開中の内容は最新です。</Trans>
        </p>
      )}
      {state.kind === 'failed' && state.attempt === 'publish' && state.failure.kind === 'invalid' && (
        <p className={classes.problem}>
          <Trans>公開に必要な項目を確認してください。</Trans>
        </p>
      )}
    </div>
  )
}
