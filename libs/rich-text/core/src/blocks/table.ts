import * as v from 'valibot'
import { codedCheck } from '../coded-check.ts'
import type { InlineNode } from '../inline/inline-node.ts'
import { parseInline } from '../inline/parse-inline.ts'
import { inlineText } from '../inline/serialise-inline.ts'
import { boundedArray } from './bounded-array.ts'
import { defineBlock } from './define-block.ts'

/** Limits of a stored table, as in the customer's test vectors. */
export const TABLE_MAX_ROWS = 200
export const TABLE_MAX_COLUMNS = 50

export type TableNode = { type: 'table'; withHeadings: boolean; stretched: boolean; rows: InlineNode[][][] }

const flag = v.optional(v.boolean(), false)

type TableData = { withHeadings: boolean; stretched?: boolean | undefined; content: string[][] }

export const table = defineBlock({
  schema: v.object({ withHeadings: flag, stretched: v.optional(v.boolean()), content: boundedArray(boundedArray(v.string())) }),
  limits: [
    codedCheck('richTextTable', { maxRows: TABLE_MAX_ROWS, maxColumns: TABLE_MAX_COLUMNS }, ({ content }: TableData) => {
      const columns = content[0]?.length ?? 0
      return content.length <= TABLE_MAX_ROWS && columns <= TABLE_MAX_COLUMNS && content.every((row) => row.length === columns)
    }),
  ],
  mapInline: (data, map) => ({ ...data, content: data.content.map((row) => row.map(map)) }),
  read({ withHeadings, stretched = false, content }) {
    const rows = content.map((row) => row.map(parseInline))
    const node: TableNode = { type: 'table', withHeadings, stretched, rows }
    const lines = rows
      .map((row) =>
        row
          .map(inlineText)
          .filter((text) => text !== '')
          .join(' '),
      )
      .filter((line) => line !== '')
    return { node, text: lines.join('\n') }
  },
})
