import { useSession } from '@captain/auth-react'
import { isComposing } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Modal } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { hidePalette } from './palette-state.ts'
import { PaletteList } from './palette-list.tsx'
import { PaletteNotes } from './palette-notes.tsx'
import type { PaletteItem } from './palette-item.ts'
import classes from './palette.module.css'
import { rememberChoice } from './recent-choices.ts'
import { useGroups } from './use-groups.ts'
import { useRecordItems } from './use-record-items.tsx'

/** Finds and does: every screen that the account may open, every record by its name, and what can be done from here. */
export const Palette = ({ current }: { readonly current: LoadedTenant | null }) => {
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
    if (items.length === 0) return
    const place = active === undefined ? -1 : items.indexOf(active)
    setChosenId(items.at((place + step) % items.length)?.id ?? null)
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
  /** The field has the keys, whatever beside it is pressed. */
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
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field inside and of the button beside it */}
      <div className={classes.frame} onKeyDown={onKeyDown} onMouseDown={keepFocus}>
        <div className={classes.head}>
          <IconSearch className={classes.glass} size={18} stroke={1.6} aria-hidden />
          <input
            ref={field}
            className={classes.input}
            type="text"
            role="combobox"
            aria-label={t`画面、レコード、操作を検索`}
            aria-expanded={items.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : `${listId}/${active.id}`}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            data-autofocus
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              setChosenId(null)
            }}
          />
          <ActionIcon onClick={close} aria-label={t`閉じる`}>
            <IconX size={17} stroke={1.6} />
          </ActionIcon>
        </div>
        <PaletteList id={listId} groups={groups} activeId={active?.id ?? null} onChoose={choose} onPoint={setChosenId} />
        <PaletteNotes query={query} count={items.length} records={records} onRetry={() => field.current?.focus()} />
        <p className={classes.foot} aria-hidden>
          <Trans>↑↓で選び、Enterで決定、Escで閉じます。</Trans>
        </p>
      </div>
    </Modal>
  )
}
