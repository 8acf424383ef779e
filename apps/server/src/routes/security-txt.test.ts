import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerEnv } from '../web/request-variables.ts'
import { mountSecurityText, securityText } from './security-txt.ts'

const baseUrl = 'https://captain.example'
const now = Date.parse('2026-11-23T14:00:00Z')

it('names the contact form of the site by default', () => {
  expect(securityText({ baseUrl, contacts: [] }, now)).toBe(
    [
      'Contact: https://captain.example/contact',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: ja, en',
      'Canonical: https://captain.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('names the contacts of the operator in their order', () => {
  const text = securityText({ baseUrl, contacts: ['security@captain.example', 'https://captain.example/report'] }, now)
  expect(text.match(/^Contact: .*$/gm)).toEqual(['Contact: mailto:security@captain.example', 'Contact: https://captain.example/report'])
})

it('is served as text, and is valid for less than a year', async () => {
  const app = new Hono<ServerEnv>()
  mountSecurityText(app, { baseUrl, contacts: [] })
  const answer = await app.request('/.well-known/security.txt')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const days = (Date.parse(/^Expires: (.*)$/m.exec(await answer.text())?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})
