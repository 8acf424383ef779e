import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'
import { defineBlock } from './define-block.ts'
import { wordsSchema } from './text-schema.ts'

/** In UTF-8. */
const CODE_MAX_BYTES = 30_000

/** `code` is plain text, never HTML. */
export type CodeNode = { type: 'code'; code: string }

type CodeData = { code: string; language?: string | undefined }

export const code = defineBlock({
  schema: v.object({ code: wordsSchema, language: v.optional(wordsSchema) }),
  limits: [
    codedCheck(
      'richTextCode',
      { maxBytes: CODE_MAX_BYTES },
      (data: CodeData) => new TextEncoder().encode(data.code).length <= CODE_MAX_BYTES,
    ),
  ],
  mapInline: (data) => data,
  read(data) {
    const node: CodeNode = { type: 'code', code: data.code }
    return { node, text: data.code }
  },
})
