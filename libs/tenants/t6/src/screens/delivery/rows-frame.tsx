import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './delivery.module.css'

type RowsFrameProps = {
  readonly label: string
  readonly help: string | undefined
  readonly addLabel: string
  /** Null if the limit is reached. */
  readonly onAdd: (() => void) | null
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** Rows that users add and remove, under one legend. */
export const RowsFrame = ({ label, help, addLabel, onAdd, problem, children }: RowsFrameProps) => (
  <fieldset className={classes.rows}>
    <legend>{label}</legend>
    {help !== undefined && <p className={classes.help}>{help}</p>}
    {children}
    {problem !== undefined && (
      <p className={classes.problem} role="alert">
        {problem}
      </p>
    )}
    {onAdd !== null && (
      <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={onAdd}>
        {addLabel}
      </Button>
    )}
  </fieldset>
)

export const RemoveRow = ({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) => {
  const { t } = useLingui()
  const label = name === '' ? t`この行を外す` : t({ message: `${name}を外す`, context: '配送設定' })
  return (
    <ActionIcon className={classes.beside} variant="subtle" color="gray" aria-label={label} onClick={onRemove}>
      <IconX size={16} />
    </ActionIcon>
  )
}
