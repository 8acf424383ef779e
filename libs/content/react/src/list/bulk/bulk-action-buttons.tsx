import { Trans } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import classes from '../selection-bar.module.css'
import { BulkActionButton, BulkActionItem } from './bulk-action-button.tsx'
import type { BulkActionOption } from './bulk-actions.ts'

/** Transitions with a button; the others are in the menu. */
const BUTTON_COUNT = 2

type BulkActionButtonsProps = {
  readonly options: readonly BulkActionOption[]
  /** The action whose number of records is being counted. */
  readonly asking: BulkActionOption | null
  readonly isBusy: boolean
  readonly onPress: (option: BulkActionOption) => void
}

/** The bulk actions on the selected records, the first ones as buttons. */
export const BulkActionButtons = ({ options, asking, isBusy, onPress }: BulkActionButtonsProps) => {
  const isTransition = (option: BulkActionOption) => option !== 'edit' && option !== 'delete'
  const transitions = options.filter(isTransition)
  const open = [...transitions.slice(0, BUTTON_COUNT), ...options.filter((option) => !isTransition(option))]
  const more = transitions.slice(BUTTON_COUNT)
  const propsOf = (option: BulkActionOption) => ({ option, isAsking: asking === option, isBusy, onPress: () => onPress(option) })
  return (
    <span className={classes.acts}>
      {open.map((option) => (
        <BulkActionButton key={option} {...propsOf(option)} />
      ))}
      {more.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button variant="default" size="compact-sm" leftSection={<IconDots size={15} />} disabled={isBusy}>
              <Trans>その他</Trans>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map((option) => (
              <BulkActionItem key={option} {...propsOf(option)} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
