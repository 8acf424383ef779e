import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const BUDGET = 20 * 1024
/** Limit of the additional script of the form's page, in bytes. The declaration's own check is most of it. */
const SCRIPT_BUDGET = 12 * 1024
const root = fileURLToPath(new URL('../..', import.meta.url))

const built = async (ssr: boolean) => {
  const made = await build({
    root,
    configFile: `${root}/vite.config.ts`,
    mode: 'production',
    logLevel: 'silent',
    build: { write: false, ...(ssr && { ssr: 'src/entry-server.tsx' }) },
  })
  return (made as Rolldown.RolldownOutput).output
}

test(
  'a reading page loads one stylesheet of at most 20 KB, the one that the server half names, and only the form has a script',
  { timeout: 60_000 },
  async () => {
    const client = await built(false)
    const sheets = client.filter((file) => file.fileName.endsWith('.css'))
    expect(sheets).toHaveLength(1)
    const scripts = client.filter((file) => file.type === 'chunk')
    expect(scripts.map(({ fileName }) => fileName)).toEqual(['assets/contact-form.js'])
    expect(gzipSync(scripts[0]?.code ?? '').byteLength).toBeLessThan(SCRIPT_BUDGET)
    const [sheet] = sheets
    expect(gzipSync(sheet?.type === 'asset' ? sheet.source : '').byteLength).toBeLessThan(BUDGET)
    const server = (await built(true)).flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    expect(server.some((code) => code.includes(`/${sheet?.fileName}`))).toBe(true)
  },
)
