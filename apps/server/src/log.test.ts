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
  const said = await run(SCRIPT)
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

const run = async (script: string): Promise<string> => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  let logged = ''
  child.stderr.on('data', (chunk) => (logged += String(chunk)))
  await once(child, 'close')
  return logged
}

const IMPORT = `import { createLog, requestLogOf } from '${new URL('./log.ts', import.meta.url).href}'\n`

test('writes what is buffered when the process ends by itself', async () => {
  const logged = await run(`${IMPORT}const log = createLog({ logLevel: 'info' }); log.info('one'); log.info('two'); process.exit(0)`)
  expect(logged).toMatch(/"one"[^]*"two"/)
})

test('writes an error at once, after everything before it', async () => {
  const logged = await run(
    `${IMPORT}const log = createLog({ logLevel: 'info' }); log.info('one'); log.error('two'); process.kill(process.pid, 'SIGKILL')`,
  )
  expect(logged).toMatch(/"one"[^]*"two"/)
})

test('writes lines within a second, however few they are', async () => {
  const logged = await run(
    `${IMPORT}createLog({ logLevel: 'info' }).info('one'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1000)`,
  )
  expect(logged).toContain('"one"')
})
