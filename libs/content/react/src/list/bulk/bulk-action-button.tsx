import {
  IconArchive,
  IconArrowBackUp,
  IconArrowRight,
  IconPencil,
  IconTrash,
  IconWorld,
  IconWorldOff,
  type IconProps,
} from '@tabler/icons-react'
import { Button, Menu } from '@mantine/core'
import { createElement, type ComponentType } from 'react'
import classes from '../selection-bar.module.css'
import type { BulkActionOption } from './bulk-actions.ts'
import { useBulkLabels } from './use-bulk-labels.ts'

type BulkActionProps = {
  readonly option: BulkActionOption
  readonly isAsking: boolean
  readonly isBusy: boolean
  readonly onPress: () => void
}

const ICONS: Readonly<Partial<Record<BulkActionOption, ComponentType<IconProps>>>> = {
  publish: IconWorld,
  unpublish: IconWorldOff,
  archive: IconArchive,
  reopen: IconArrowBackUp,
  restore: IconArrowBackUp,
  edit: IconPencil,
  delete: IconTrash,
}

const iconOf = (option: BulkActionOption, size: number) => createElement(ICONS[option] ?? IconArrowRight, { size })

/** A bulk action on the selected records. */
export const BulkActionButton = ({ option, isAsking, isBusy, onPress }: BulkActionProps) => {
  const words = useBulkLabels()
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={iconOf(option, 15)}
      className={option === 'delete' ? classes.danger : undefined}
      loading={isAsking}
      disabled={isBusy}
      onClick={onPress}
    >
      {words[option]?.label}
    </Button>
  )
}

/** The same in the menu of further actions. */
export const BulkActionItem = ({ option, onPress }: BulkActionProps) => {
  const words = useBulkLabels()
  return (
    <Menu.Item leftSection={iconOf(option, 16)} onClick={onPress}>
      {words[option]?.label}
    </Menu.Item>
  )
}
