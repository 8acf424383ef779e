import { expect, it } from 'vitest'
import { suggestedPasskeyName } from './suggested-passkey-name.ts'

const day = new Date(2026, 0, 5)

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone 2026/01/05'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android 2026/01/05'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows 2026/01/05'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'Chromebook 2026/01/05'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac 2026/01/05'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux 2026/01/05'],
  ['', 'Passkey 2026/01/05'],
])('%s is called %s', (userAgent, name) => {
  expect(suggestedPasskeyName(userAgent, day)).toBe(name)
})
