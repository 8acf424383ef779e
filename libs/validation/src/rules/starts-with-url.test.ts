import { expect, test } from 'vitest'
import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { startsWithUrl } from './starts-with-url.ts'

ruleTable(startsWithUrl('https://www.google.com/maps/'), {
  code: 'startsWithUrl',
  params: { prefix: 'https://www.google.com/maps/' },
  accepts: [...ABSENT, 'https://www.google.com/maps/', 'https://www.google.com/maps/place/みなと?q=1#a'],
  refuses: [
    'https://www.google.com/maps',
    'https://www.google.com/maps/../evil',
    'https://www.google.com/maps/%2e%2e/evil',
    'http://www.google.com/maps/',
    'HTTPS://www.google.com/maps/',
    ' https://www.google.com/maps/',
    'https://www.google.com/maps/\0',
    'https://www.google.com/maps/\\a',
    'https://www.google.com.evil.example/maps/',
    1,
  ],
})

ruleTable(startsWithUrl('https://x.com'), {
  code: 'startsWithUrl',
  params: { prefix: 'https://x.com' },
  accepts: ['https://x.com', 'https://x.com/korori', 'https://x.com?a', 'https://x.com:443/'],
  refuses: [
    'https://x.com.evil.example/',
    'https://x.com@evil.example/',
    'https://x.com:pw@x.com/',
    'https://x.com:8443/',
    'https://x.com\u200b/',
    'https://x.com\u3002/',
    'https://x.company.example/',
  ],
})

test('a prefix that is no address stops the declaration', () => {
  expect(() => startsWithUrl('www.google.com/maps/')).toThrow('startsWithUrl: "www.google.com/maps/" is not an http or https address')
})
