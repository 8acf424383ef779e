import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { startServer, type RunningServer } from '@captain/testing/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { build } from 'vite'
import { Pool } from 'pg'
import { attachEmbedded } from './embedded/attach-embedded.ts'

// In the repository, so that the packages outside the bundle are found.
const caches = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
mkdirSync(caches, { recursive: true })
const folder = mkdtempSync(join(caches, 'captain-bundle-'))
const loadedFile = join(folder, 'loaded.txt')

/** Writes the addresses of all files that the server loads as modules. */
const RECORD_MODULES = `
import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'
registerHooks({ load: (url, context, next) => {
  if (url.startsWith('file:')) appendFileSync(${JSON.stringify(loadedFile)}, url + '\\n')
  return next(url, context)
} })
`

let server: RunningServer | null = null

const running = (): RunningServer => {
  if (server === null) throw new Error('the server has not started')
  return server
}

const loaded = (): readonly string[] => readFileSync(loadedFile, 'utf8').trim().split('\n')

/** Waits until the images of the demo records have their variants: the next start would go on with them. */
const imagesPrepared = async ({ dataDir }: RunningServer): Promise<void> => {
  const pool = new Pool({ connectionString: (await attachEmbedded(dataDir)) ?? '', max: 1 })
  const left = async () => (await pool.query('select id from content.media where not has_variants')).rowCount
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 120_000, interval: 500 })
  await pool.end()
}

beforeAll(async () => {
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir: join(folder, 'dist'), emptyOutDir: true },
  })
  const recorder = join(folder, 'record.mjs')
  writeFileSync(recorder, RECORD_MODULES)
  const bundle = join(folder, 'dist/bundle.js')
  // The first start writes demo records, which takes more of the code.
  server = await startServer({ nodeArguments: [bundle] })
  await imagesPrepared(server)
  await server.stop()
  server = await startServer({
    dataDir: server.dataDir,
    nodeArguments: ['--import', pathToFileURL(recorder).href, bundle],
    env: { LOG_LEVEL: 'error' },
  })
})

afterAll(async () => {
  await server?.dispose()
  rmSync(folder, { recursive: true })
})

test('a start loads few files, and none of the parts that only some requests need', () => {
  const names = loaded().map((url) => basename(url))
  expect(names.length).toBeLessThan(90)
  expect(names.filter((name) => name.endsWith('.ts'))).toEqual([])
  const lazy = names.filter((name) =>
    /^(sharp|nodemailer|iconv|piscina|file-type|htmlparser2|csv-parse|music-metadata|wawoff2|woff2)\b/.test(name),
  )
  expect(lazy).toEqual([])
})

test('it serves pages, the API, its migrations, catalogs and files', async () => {
  const { baseUrl } = running()
  const read = async (path: string) => {
    const answer = await fetch(`${baseUrl}${path}`)
    return `${answer.status} ${answer.headers.get('content-type')}`
  }
  expect(await read('/healthz')).toMatch(/^200/)
  expect(await read('/readyz')).toMatch(/^200/)
  expect(await read('/api/v1/public/nyanko/article?limit=1')).toMatch(/^200 application\/json/)
  expect(await read('/api/docs')).toMatch(/^200 text\/html/)
  expect(await read('/dev/outbox')).toMatch(/^200 text\/html/)
  expect(await read('/icons/menu/teapot.svg')).toMatch(/^200 image\/svg/)
  expect(await read('/api/v1/postal-codes/1000001')).toMatch(/^200 application\/json/)
})

const signIn = async (): Promise<Response> => {
  const { baseUrl, demoPassword } = running()
  const body = JSON.stringify({ email: 'owner@captain.example', password: demoPassword })
  return fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body,
  })
}

test('uploads are recognised, and drawings cleaned by a thread', async () => {
  const { baseUrl } = running()
  const cookie = (await signIn()).headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const upload = async (accept: string, bytes: Buffer): Promise<string> => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'a'))
    const answer = await fetch(`${baseUrl}/api/v1/tenants/cafe/media?accept=${accept}`, {
      method: 'POST',
      headers: { origin: baseUrl, cookie },
      body,
    })
    const { code = '' } = (await answer.json()) as { readonly code?: string }
    return `${answer.status} ${code}`.trim()
  }
  for (const beginning of ['89504e470d0a1a0a', '49492a0008000000', '1a45dfa3', '4f676753', '504b030414', '213c617263683e'])
    expect(await upload('image', Buffer.from(beginning, 'hex'))).toBe('415 unsupported-media-type')
  const drawn = (levels: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(levels)}<path d="M0 0"/>${'</g>'.repeat(levels)}</svg>`)
  expect(await upload('svg', drawn(10))).toBe('201')
  expect(await upload('svg', drawn(100_000))).toBe('422 drawing-too-complex')
})

test('passkeys work, whose code it loads later', async () => {
  const { baseUrl } = running()
  expect((await signIn()).status).toBe(200)
  const options = await fetch(`${baseUrl}/api/auth/passkey/generate-authenticate-options`, { headers: { origin: baseUrl } })
  expect(await options.json()).toMatchObject({ challenge: expect.any(String) })
})

test('it stops cleanly, with nothing on its error output', async () => {
  await running().stop()
  expect(running().output()).not.toContain('Error')
})
