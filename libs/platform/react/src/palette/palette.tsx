import { useSession } from '@captain/auth-react'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { hidePalette } from './palette-state.ts'
import { PaletteField } from './palette-field.tsx'
import { PaletteList } from './palette-list.tsx'
import { PaletteStatus } from './palette-status.tsx'
import type { PaletteItem } from './palette-item.ts'
import type { PaletteTenant } from './palette-tenant.ts'
import classes from './palette.module.css'
import { rememberChoice } from './recent-choices.ts'
import { useGroups } from './use-groups.ts'
import { useRecordItems } from './use-record-items.tsx'

/** The item before or after the active one, around the ends of the list. */
const neighbourOf = (items: readonly PaletteItem[], active: PaletteItem | undefined, step: 1 | -1): PaletteItem | undefined => {
  const place = active === undefined ? -1 : items.indexOf(active)
  return items.at((place + step) % items.length)
}

/** Finds and does: every screen that the account may open, every record by its name, and what can be done from here. */
export const Palette = ({ current }: { readonly current: PaletteTenant | null }) => {
  const { t } = useLingui()
  const accountId = useSession()?.user.id ?? ''
  const listId = useId()
  const [query, setQuery] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const opener = useRef(document.activeElement)
  const field = useRef<HTMLInputElement>(null)
  const records = useRecordItems(query, current?.tenant.slug ?? null)
  const groups = [...useGroups({ query, current, accountId }), ...records.groups]
  const items = groups.flatMap((group) => group.items)
  const active = items.find(({ id }) => id === chosenId) ?? items[0]

  const close = () => {
    hidePalette()
    // Before anything else takes the focus, such as a question that an act asks.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }
  const choose = ({ choice, run }: PaletteItem) => {
    if (choice !== null) rememberChoice(accountId, choice)
    close()
    run()
  }
  const walk = (step: 1 | -1) => {
    if (items.length > 0) setChosenId(neighbourOf(items, active, step)?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isInput = event.target instanceof HTMLInputElement
    if (event.key === 'Escape') close()
    else if (isInput && event.key === 'ArrowDown') walk(1)
    else if (isInput && event.key === 'ArrowUp') walk(-1)
    else if (isInput && event.key === 'Enter') {
      if (active !== undefined) choose(active)
    } else return
    event.preventDefault()
  }
  /** Keeps the focus in the field when another part of the palette is pressed. */
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== field.current) event.preventDefault()
  }

  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus={false}
      size={640}
      padding={0}
      centered={false}
      yOffset="10dvh"
      transitionProps={{ duration: 0 }}
      classNames={{ inner: classes.inner, content: classes.content, body: classes.body }}
      attributes={{ content: { 'aria-label': t`検索と移動` } }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the field and of the button next to it */}
      <div className={classes.frame} onKeyDown={onKeyDown} onMouseDown={keepFocus}>
        <PaletteField
          ref={field}
          listId={listId}
          activeId={active?.id ?? null}
          hasItems={items.length > 0}
          query={query}
          onQuery={(typed) => {
            setQuery(typed)
            setChosenId(null)
          }}
          onClose={close}
        />
        <PaletteList id={listId} groups={groups} activeId={active?.id ?? null} onChoose={choose} onPoint={setChosenId} />
        <PaletteStatus query={query} count={items.length} records={records} onRetry={() => field.current?.focus()} />
        <p className={classes.foot} aria-hidden>
          <Trans>↑↓で選び、Enterで決定、Escで閉じます。</Trans>
        </p>
      </div>
    </Modal>
  )
}
