import { BLOCK_TYPES } from '@captain/rich-text-core'
import { describe, expect, it } from 'vitest'
import { editorMessages } from '../messages/editor-messages.ts'
import { createRunningUploads } from '../running-uploads.ts'
import { editorTools } from '../tools.ts'
import { kindsOf } from './block-kinds.ts'
import { SEARCH_WORDS } from './search-words.ts'

const kindsIn = (locale: 'ja' | 'en') => {
  const messages = editorMessages(locale)
  const context = {
    messages,
    notify: () => undefined,
    uploads: createRunningUploads(() => undefined),
    onImageUpload: undefined,
    onLinkLookup: undefined,
  }
  return kindsOf(editorTools(BLOCK_TYPES, context), messages)
}

describe.each(['ja', 'en'] as const)('the blocks in %s', (locale) => {
  it('are all found by their kana and by an English word', () => {
    const missing = kindsIn(locale).filter(
      ({ words }) => !words.some((word) => /^[ぁ-ゖー]+$/.test(word)) || !words.some((word) => /^[a-z]/.test(word)),
    )
    expect(missing).toEqual([])
  })

  it('are those that have words', () => {
    expect(kindsIn(locale)).toHaveLength(Object.keys(SEARCH_WORDS).length)
  })
})
