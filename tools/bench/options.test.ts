import { expect, test } from 'vitest'
import { parseBenchOptions } from './options.ts'

test('numbers of records are read in ascending order, each once', () => {
  expect(parseBenchOptions(['goals', '--records', '100000, 10000,10000'], {})).toMatchObject({ name: 'goals', records: [10_000, 100_000] })
})

test('places are taken from options before variables', () => {
  const variables = { DATABASE_URL: 'postgres://one/db', CAPTAIN_PEERS: '/opt/peers' }
  expect(parseBenchOptions(['peers'], variables)).toMatchObject({ database: 'postgres://one/db', peers: '/opt/peers', save: false })
  const options = ['peers', '--database', 'postgres://two/db', '--peers', '/srv/peers', '--save']
  expect(parseBenchOptions(options, variables)).toMatchObject({ database: 'postgres://two/db', peers: '/srv/peers', save: true })
  expect(parseBenchOptions([], { DATABASE_URL: '' })).toMatchObject({ database: null, peers: null, folder: null, records: [] })
})

test.each([
  [['--records', 'many'], '"many" is not a whole number'],
  [['--records', '1000,'], '"" is not a whole number'],
  [['--seconds', '0'], '"0" is not a whole number'],
  [['--nothing'], 'Unknown option'],
])('%j is rejected', (parameters, message) => {
  expect(() => parseBenchOptions(parameters, {})).toThrow(message)
})
