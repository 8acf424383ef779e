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
import type { BulkAct } from './bulk-acts.ts'
import { useBulkWords } from './use-bulk-words.ts'

type ActProps = { readonly act: BulkAct; readonly isAsking: boolean; readonly isBusy: boolean; readonly onPress: () => void }

const ICONS: Readonly<Partial<Record<BulkAct, ComponentType<IconProps>>>> = {
  publish: IconWorld,
  unpublish: IconWorldOff,
  archive: IconArchive,
  reopen: IconArrowBackUp,
  restore: IconArrowBackUp,
  edit: IconPencil,
  delete: IconTrash,
}

const iconOf = (act: BulkAct, size: number) => createElement(ICONS[act] ?? IconArrowRight, { size })

/** A bulk action on the selected records. */
export const BulkActButton = ({ act, isAsking, isBusy, onPress }: ActProps) => {
  const words = useBulkWords()
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
export const BulkActItem = ({ act, onPress }: ActProps) => {
  const words = useBulkWords()
  return (
    <Menu.Item leftSection={iconOf(act, 16)} onClick={onPress}>
      {words[act]?.label}
    </Menu.Item>
  )
}
