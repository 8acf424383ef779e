import { isEmptyValue, titleOf, type AnyField, type AnyRecord, type Included } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { lazyPart } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { ValueCell } from '../table/value-cell.tsx'
import classes from './edit-cell.module.css'

type EditCellProps = {
  readonly name: string
  readonly field: AnyField
  readonly record: AnyRecord
  readonly included: Included
  readonly locale: Locale
  /** Alignment of the column's values. */
  readonly align: 'start' | 'end'
}

// The inputs of all kinds are a separate chunk, which a list must not wait for.
const CellEditor = lazyPart(async () => (await import('./cell-editor.tsx')).CellEditor)

const CONFIRMATION_MS = 2500

/** A value of a row that users edit in place. */
export const EditCell = ({ name, field, record, included, locale, align }: EditCellProps) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { fieldLabel } = useLabels()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const title = titleOf(contentType, record, locale)
  const label = fieldLabel(name)
  const value = record[name]
  const isEmpty = isEmptyValue(field, value)

  useEffect(() => {
    if (!isSaved) return undefined
    const timer = setTimeout(() => setSaved(false), CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  const done = (saved: boolean) => {
    // Leaving by mouse has already moved the focus.
    const isInside = document.activeElement?.closest(`.${classes.dropdown}`) !== null || document.activeElement === document.body
    setOpen(false)
    setSaved(saved)
    if (isInside) button.current?.focus({ preventScroll: true })
  }
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && setOpen(false)}
      position="bottom-start"
      offset={2}
      closeOnClickOutside={false}
      closeOnEscape={false}
      trapFocus={false}
      transitionProps={{ duration: 0 }}
      width={300}
    >
      <Popover.Target>
        <UnstyledButton
          ref={button}
          className={classes.value}
          data-empty={isEmpty}
          data-align={align}
          data-open={isOpen}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <VisuallyHidden>{t`${title}：${label}`} </VisuallyHidden>
          <span className={classes.shown}>
            {isEmpty ? (
              <VisuallyHidden>{t`未入力`}</VisuallyHidden>
            ) : (
              <ValueCell name={name} field={field} value={value} included={included} locale={locale} />
            )}
          </span>
          {isSaved ? (
            <span className={classes.saved} role="status">
              <IconCheck size={14} aria-hidden />
              <VisuallyHidden>{t`保存しました`}</VisuallyHidden>
            </span>
          ) : (
            <IconPencil size={13} className={classes.pencil} aria-hidden />
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t`${title}：${label}を編集`}>
        {isOpen && <CellEditor record={record} name={name} field={field} included={included} onDone={done} />}
      </Popover.Dropdown>
    </Popover>
  )
}
