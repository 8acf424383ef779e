import { expect, test } from 'vitest'
import { shareAddresses } from './share-addresses.ts'

test('what is shared arrives as it was written', () => {
  const shared = { title: '港の猫 & "船" + #1', url: 'https://harbour.example/en/article/cat?a=1' }
  const read = Object.fromEntries(shareAddresses(shared).map(({ name, href }) => [name, new URL(href).searchParams]))
  expect(read['x']?.get('text')).toBe(shared.title)
  expect(read['x']?.get('url')).toBe(shared.url)
  expect(read['line']?.get('url')).toBe(shared.url)
  expect(read['facebook']?.get('u')).toBe(shared.url)
  expect(read['mail']?.get('subject')).toBe(shared.title)
  expect(read['mail']?.get('body')).toBe(`${shared.title}\n${shared.url}`)
})

test('mail programs know no plus for a space', () => {
  const mail = shareAddresses({ title: 'a b', url: 'https://harbour.example/' }).find(({ name }) => name === 'mail')
  expect(mail?.href).toBe('mailto:?subject=a%20b&body=a%20b%0Ahttps%3A%2F%2Fharbour.example%2F')
})
