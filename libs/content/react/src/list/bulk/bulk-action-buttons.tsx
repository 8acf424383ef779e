import { Trans } from '@lingui/react/macro'
import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import classes from '../selection-bar.module.css'
import { BulkActionButton, BulkActionItem } from './act-button.tsx'
import type { BulkActionOption } from './bulk-actions.ts'

/** Transitions with a button; the others are in the menu. */
const BUTTON_COUNT = 2

type BulkActionButtonsProps = {
  readonly acts: readonly BulkActionOption[]
  /** The action whose number of records is being counted. */
  readonly asking: BulkActionOption | null
  readonly isBusy: boolean
  readonly onPress: (act: BulkActionOption) => void
}

/** The bulk actions on the selected records, the first ones as buttons. */
export const BulkActionButtons = ({ acts, asking, isBusy, onPress }: BulkActionButtonsProps) => {
  const isTransition = (act: BulkActionOption) => act !== 'edit' && act !== 'delete'
  const transitions = acts.filter(isTransition)
  const open = [...transitions.slice(0, BUTTON_COUNT), ...acts.filter((act) => !isTransition(act))]
  const more = transitions.slice(BUTTON_COUNT)
  const propsOf = (act: BulkActionOption) => ({ act, isAsking: asking === act, isBusy, onPress: () => onPress(act) })
  return (
    <span className={classes.acts}>
      {open.map((act) => (
        <BulkActionButton key={act} {...propsOf(act)} />
      ))}
      {more.length > 0 && (
        <Menu>
          <Menu.Target>
            <Button variant="default" size="compact-sm" leftSection={<IconDots size={15} />} disabled={isBusy}>
              <Trans>その他</Trans>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map((act) => (
              <BulkActionItem key={act} {...propsOf(act)} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
