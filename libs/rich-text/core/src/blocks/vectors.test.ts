import { describeVectors } from '@captain/validation/testing/vectors'
import { safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { documentSchema } from '../document-schema.ts'

const takes = (type: string, data: unknown): boolean => safeParse(documentSchema(), { blocks: [{ type, data }] }).success

describeVectors('editor_header_level', (level) => takes('header', { text: '港の朝', level }))
describeVectors('editor_list_style', (style) => takes('list', { style, items: [] }))
it('refuses the style of checklists, which are a separate block', () => {
  expect(takes('list', { style: 'checklist', items: [] })).toBe(false)
  expect(takes('checkList', { items: [{ text: '掃除', checked: true }] })).toBe(true)
})
describeVectors('editor_table', (data) => takes('table', data))
