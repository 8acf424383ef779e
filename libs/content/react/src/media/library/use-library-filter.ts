import type { FileType } from '@captain/content-core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { ALL_MEDIA, type MediaFilter } from './library-queries.ts'

const DELAY = 250

/** The search and the filters of the library in a dialog, and a function that clears them; null if none is set. */
export const useLibraryFilter = (accept: readonly FileType[]) => {
  const [words, setWords] = useState('')
  const [isUnused, setUnused] = useState(false)
  const [tag, setTag] = useState<string | null>(null)
  const [searchText] = useDebouncedValue(words.trim(), DELAY)
  const filter: MediaFilter = { ...ALL_MEDIA, words: searchText, accept, tag, isUsed: isUnused ? false : null }
  const clear = () => {
    setWords('')
    setUnused(false)
    setTag(null)
  }
  return {
    filter,
    tools: { words, onWords: setWords, isUnused, onUnused: setUnused, tag, onTag: setTag },
    clear: searchText !== '' || isUnused || tag !== null ? clear : null,
  }
}
