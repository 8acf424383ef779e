import { expect, test } from 'vitest'
import { withValueAt } from './with-value-at.ts'

const values = { name: { ja: '港', en: null }, sizes: [{ label: '小' }, { label: '大' }], note: null }

const changed = (path: string, value: unknown) => withValueAt(values, path.split('.'), value)

test('changes what is at the path, and only that', () => {
  expect(changed('name.ja', '波')).toEqual({ ...values, name: { ja: '波', en: null } })
  expect(changed('name.ja', '波').sizes).toBe(values.sizes)
  const sized = changed('sizes.1.label', '中')
  expect(sized.sizes).toEqual([{ label: '小' }, { label: '中' }])
  expect(sized.sizes[0]).toBe(values.sizes[0])
  expect(sized.name).toBe(values.name)
  expect(values.sizes[1]).toEqual({ label: '大' })
})

test('adds what is missing at the end of a path', () => {
  expect(changed('price', 3)).toEqual({ ...values, price: 3 })
  expect(changed('sizes.2', { label: '特大' }).sizes).toHaveLength(3)
})

test('returns the same object if nothing changes', () => {
  expect(changed('name.ja', '港')).toBe(values)
  expect(changed('note.ja', '港')).toBe(values)
  expect(changed('missing.ja', '港')).toBe(values)
  expect(withValueAt(values, [], '港')).toBe(values)
})
