import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFile } from '../apps/server/src/embedded/file-lock.ts'
import { installChromium } from './browser/install-chromium.ts'
import { root } from './root.ts'
import { runRing } from './test/run-ring.ts'
import { endRunning } from './test/run-step.ts'
import { RING, RINGS } from './test/steps.ts'
import { createDataFolder, DEMO_FOLDER } from './testing/data-folder.ts'

const [name = 'change'] = process.argv.slice(2)
const ring = RINGS[name]
if (ring === undefined) {
  console.error('Usage: npm test, or npm run test:system')
  process.exit(1)
}
process.env[RING] = name

const folder = join(root, 'test-results')
const caches = join(root, 'node_modules/.cache')
mkdirSync(caches, { recursive: true })
// Runs of two folders share nothing; runs of one would share its builds and results.
if ((await lockFile(join(caches, 'captain-test.sqlite'))) === null) {
  console.error('Another run of the tests goes on in this folder. Wait for it, or stop it first.')
  process.exit(1)
}

const demoFolder = await createDataFolder()
process.env[DEMO_FOLDER] = demoFolder
process.once('exit', () => rmSync(demoFolder, { recursive: true, force: true }))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    console.log('\nstopped before the end')
    // The lock of the run ends with this process, so the steps end first.
    void endRunning().then(() => process.exit(1))
  })
}

rmSync(folder, { recursive: true, force: true })

const missing = installChromium()
if (missing) console.log(`${missing}\n`)

const { passed, failed } = await runRing(ring, { say: (line) => console.log(line), folder })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
