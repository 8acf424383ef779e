import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Popover } from '@mantine/core'
import { useState } from 'react'
import { Drawing } from './drawing.tsx'
import { IconChoices } from './icon-choices.tsx'
import { ICON_NAMES, iconNameAt, iconPathOf } from './icons.ts'
import type { InputProps } from '../input-definition.ts'
import { useIconLabels } from './use-icon-labels.ts'
import classes from './input.module.css'

/** Selects one of the icons that ship with the product. */
export const IconInput = ({ field, value, onChange, id, labelledBy, describedBy, invalid }: InputProps<'icon'>) => {
  const { t } = useLingui()
  const words = useIconLabels()
  const [opened, setOpened] = useState(false)
  const chosen = ICON_NAMES.find((name) => iconPathOf(name) === value)
  const path = typeof value === 'string' ? value : null
  const pick = (next: string | null) => {
    onChange(next)
    setOpened(false)
  }
  return (
    <div className={classes.line}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus withRoles={false}>
        <Popover.Target>
          <Button
            id={id}
            variant="default"
            leftSection={path === null ? null : <Drawing path={path} />}
            aria-labelledby={`${labelledBy} ${id}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={opened}
            data-invalid={invalid || undefined}
            className={classes.button}
            onClick={() => setOpened((shown) => !shown)}
          >
            {path === null ? t`アイコンを選ぶ` : chosen === undefined ? (iconNameAt(path) ?? path) : words[chosen]}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={10} role="dialog" aria-labelledby={labelledBy}>
          <IconChoices chosen={path} onPick={pick} />
        </Popover.Dropdown>
      </Popover>
      {path !== null && field.required !== 'save' && (
        <Button variant="subtle" onClick={() => pick(null)}>
          <Trans>外す</Trans>
        </Button>
      )}
    </div>
  )
}
