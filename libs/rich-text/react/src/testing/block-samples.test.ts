import { BLOCK_TYPES, documentSchema, readDocument, type RichTextDocument } from '@captain/rich-text-core'
import { expect, it } from 'vitest'
import { BLOCK_SAMPLES } from './block-samples.ts'
import { ARTICLES } from './sample-articles.ts'

const schema = documentSchema()
const troublesOf = async (document: RichTextDocument) => {
  const { issues } = await schema['~standard'].validate(document)
  const unsupported = readDocument(document).filter(({ node }) => node.type === 'unsupported')
  return [...(issues ?? []), ...unsupported]
}

const samples = BLOCK_TYPES.flatMap((type) => Object.entries(BLOCK_SAMPLES[type]).map(([state, data]) => ({ type, state, data })))

it.each(samples)('$type, $state can be stored and shown', async ({ type, data }) => {
  expect(await troublesOf({ blocks: [{ type, data }] })).toEqual([])
})

it.each(['ja', 'en'] as const)('the article in %s has every block', async (locale) => {
  expect(await troublesOf(ARTICLES[locale])).toEqual([])
  expect(new Set(ARTICLES[locale].blocks.map(({ type }) => type))).toEqual(new Set(BLOCK_TYPES))
})
