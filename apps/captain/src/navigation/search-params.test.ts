import { expect, it } from 'vitest'
import { searchParams } from './search-params.ts'

it.each(['4632e1', '1e3', '1.0', '007', '12345678901234567890', '-0', 'café', '1e999'])(
  'the word %s of an address stays as it is',
  (word) => {
    expect(searchParams.parseSearch(`?q=${encodeURIComponent(word)}`)).toEqual({ q: word })
    expect(searchParams.parseSearch(searchParams.stringifySearch({ q: word }))).toEqual({ q: word })
  },
)

it('numbers, truth values and lists are read as the router writes them', () => {
  for (const search of [{ limit: 50 }, { trash: true }, { status: 'draft,scheduled' }, { some: ['a', 1] }, { text: '50' }, { none: null }])
    expect(searchParams.parseSearch(searchParams.stringifySearch(search))).toEqual(search)
})
