import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { reactLingui } from '../../vite/react-lingui.ts'

const FIXTURE = 'libs/content/react/src/form/testing/wide-form'

export type FormPage = { readonly url: string; readonly close: () => Promise<void> }

/** Builds the form of two hundred fields of a checkout and serves it. */
export const openFormPage = async (checkout: string): Promise<FormPage> => {
  const root = join(checkout, FIXTURE)
  const outDir = await mkdtemp(join(tmpdir(), 'captain-bench-form-'))
  const remove = () => rm(outDir, { recursive: true, force: true })
  try {
    const plugins = [reactLingui({ failOnMissing: false, configPath: join(checkout, 'lingui.config.ts') })]
    await build({ root, configFile: false, plugins, logLevel: 'warn', build: { outDir, emptyOutDir: true, target: 'es2023' } })
    const server = await preview({ root, configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
    const close = async () => {
      await server.close()
      await remove()
    }
    return { url: server.resolvedUrls?.local[0] ?? '', close }
  } catch (error) {
    await remove()
    throw error
  }
}
