import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import classes from './palette.module.css'

type PaletteFieldProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly listId: string
  /** The id of the active item within the list; null if nothing was found. */
  readonly activeId: string | null
  readonly hasItems: boolean
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onClose: () => void
}

/** The search field of the palette; it keeps the focus while the list changes. */
export const PaletteField = ({ ref, listId, activeId, hasItems, query, onQuery, onClose }: PaletteFieldProps) => {
  const { t } = useLingui()
  return (
    <div className={classes.head}>
      <IconSearch className={classes.glass} size={18} stroke={1.6} aria-hidden />
      <input
        ref={ref}
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={t`画面、記録、操作を検索`}
        aria-expanded={hasItems}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId === null ? undefined : `${listId}/${activeId}`}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        data-autofocus
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <ActionIcon onClick={onClose} aria-label={t`閉じる`}>
        <IconX size={17} stroke={1.6} />
      </ActionIcon>
    </div>
  )
}
