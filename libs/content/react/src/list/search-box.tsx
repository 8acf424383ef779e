import { isComposing, Kbd } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import classes from './search-box.module.css'

type SearchBoxProps = { readonly q: string; readonly onSearch: (q: string) => void; readonly inputRef: RefObject<HTMLInputElement | null> }

const DELAY = 250

/** Searches while the user types, but not during an IME conversion. */
export const SearchBox = ({ q, onSearch, inputRef }: SearchBoxProps) => {
  const { t } = useLingui()
  const [text, setText] = useState(q)
  const lastQuery = useRef(q)

  const search = (wanted: string) => {
    const trimmed = wanted.trim()
    if (trimmed === lastQuery.current) return
    lastQuery.current = trimmed
    onSearch(trimmed)
  }
  const searchSoon = useDebouncedCallback(search, DELAY)
  const searchNow = (wanted: string) => {
    // Otherwise what was typed a moment ago would be searched for afterwards.
    searchSoon.cancel()
    search(wanted)
  }

  // The URL may change independently of the box: Back, or a cleared filter.
  useEffect(() => {
    if (q === lastQuery.current) return
    lastQuery.current = q
    searchSoon.cancel()
    setText(q)
  }, [q, searchSoon])

  const type = (typed: string, composing: boolean) => {
    setText(typed)
    if (!composing) searchSoon(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') searchNow(text)
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      setText('')
      searchNow('')
    } else if (event.key === 'Escape') event.currentTarget.blur()
  }
  const clear = () => {
    setText('')
    searchNow('')
    inputRef.current?.focus()
  }

  return (
    <TextInput
      ref={inputRef}
      className={classes.root}
      classNames={{ input: classes.input }}
      type="search"
      role="searchbox"
      aria-label={t`検索`}
      aria-keyshortcuts="/"
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      onChange={(event) => type(event.currentTarget.value, event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)}
      onCompositionEnd={(event) => searchSoon(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text === '' ? (
          <span className={classes.hint}>
            <Kbd keys="/" />
          </span>
        ) : (
          <CloseButton size="sm" onClick={clear} aria-label={t`検索語を消す`} />
        )
      }
    />
  )
}
