import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const SCRIPT = `
import { createLog } from '${new URL('./log.ts', import.meta.url).href}'
const log = createLog({ logLevel: 'info' })
log.info({ cookie: 'canary', request: { authorization: 'canary', headers: { password: 'canary' } } }, 'request')
log.error({ err: Object.assign(new Error('lost', { cause: new Error('why') }), { code: '57P01', client: { secretKey: 'canary' } }) }, 'failed')
log.debug({}, 'not at this level')
`

test('hides what signs somebody in, and whatever else an error carries', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', SCRIPT], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'close')
  expect(said).not.toContain('canary')
  const lines = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([
    { msg: 'request', cookie: '[hidden]', request: { authorization: '[hidden]', headers: { password: '[hidden]' } } },
    { msg: 'failed', err: { type: 'Error', message: 'lost', code: '57P01', cause: { message: 'why' } } },
  ])
})
