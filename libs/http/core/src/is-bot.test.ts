import { expect, test } from 'vitest'
import { isBot, isLikelyBot } from './is-bot.ts'

test.each([
  ['', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36', false],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', true],
  ['curl/8.10.1', true],
])('“%s” is a robot: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})

test('a few words tell the robots that say so', () => {
  expect(isLikelyBot('Googlebot/2.1 (+http://www.google.com/bot.html)')).toBe(true)
  expect(isLikelyBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36')).toBe(
    false,
  )
})
