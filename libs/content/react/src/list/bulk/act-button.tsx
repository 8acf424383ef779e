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

type ActProps = { readonly act: BulkActionOption; readonly isAsking: boolean; readonly isBusy: boolean; readonly onPress: () => void }

const ICONS: Readonly<Partial<Record<BulkActionOption, ComponentType<IconProps>>>> = {
  publish: IconWorld,
  unpublish: IconWorldOff,
  archive: IconArchive,
  reopen: IconArrowBackUp,
  restore: IconArrowBackUp,
  edit: IconPencil,
  delete: IconTrash,
}

const iconOf = (act: BulkActionOption, size: number) => createElement(ICONS[act] ?? IconArrowRight, { size })

/** A bulk action on the selected records. */
export const BulkActionButton = ({ act, isAsking, isBusy, onPress }: ActProps) => {
  const words = useBulkLabels()
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={iconOf(act, 15)}
      className={act === 'delete' ? classes.danger : undefined}
      loading={isAsking}
      disabled={isBusy}
      onClick={onPress}
    >
      {words[act]?.label}
    </Button>
  )
}

/** The same in the menu of further actions. */
export const BulkActionItem = ({ act, onPress }: ActProps) => {
  const words = useBulkLabels()
  return (
    <Menu.Item leftSection={iconOf(act, 16)} onClick={onPress}>
      {words[act]?.label}
    </Menu.Item>
  )
}
