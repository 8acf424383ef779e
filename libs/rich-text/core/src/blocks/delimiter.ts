import * as v from 'valibot'
import { defineBlock } from './define-block.ts'

export type DelimiterNode = { type: 'delimiter' }

export const delimiter = defineBlock({
  schema: v.object({}),
  mapInline: () => ({}),
  read() {
    const node: DelimiterNode = { type: 'delimiter' }
    return { node, text: '' }
  },
})
