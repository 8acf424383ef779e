import { createHttpClient } from '@captain/http-core'
import { expect, it } from 'vitest'
import { typeClient } from './client.ts'

const client = typeClient(createHttpClient(), 'cafe', 'food')

it('addresses the whole list as a file, narrowed and sorted as the list is', () => {
  expect(client.csvPath()).toBe('/api/v1/tenants/cafe/food.csv')
  expect(
    client.csvPath({ q: '辛口', filter: { category: ['a', 'b'] }, sort: '-price' }, { columns: ['name', 'price'], encoding: 'shift_jis' }),
  ).toBe(
    '/api/v1/tenants/cafe/food.csv?sort=-price&q=%E8%BE%9B%E5%8F%A3&filter%5Bcategory%5D=a&filter%5Bcategory%5D=b&columns=name%2Cprice&encoding=shift_jis',
  )
  expect(client.csvPath({}, { columns: 'all', locale: 'en' })).toBe('/api/v1/tenants/cafe/food.csv?columns=all&locale=en')
})
