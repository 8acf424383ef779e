import { rm, statfs, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { seconds, whole } from '../figures.ts'
import { createCrew, CREW_VARIABLES } from '../kills/crew.ts'
import { pdfUpload, randomPdf, UPLOAD_PATH } from '../kills/upload-writer.ts'
import { startProduct } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { createDataFolder, createDemoFolder } from '../../testing/data-folder.ts'
import { canMountDisks, mountSmallDisk } from '../../testing/small-disk.ts'
import { createRandom } from '../random.ts'
import { auditLines, createClaims, timeOf } from './findings.ts'
import { filesOf } from './torn-uploads.ts'

const DISK = '900m'
const MIB = 1024 * 1024
const FULL_SECONDS = 15
/** The most that a running server may take to be ready again once the disk has space, in ms. */
const RECOVERY_MS = 10_000
/** How long PostgreSQL is down on the full disk, in ms. */
const DOWN_MS = 5000
const UPLOAD_BYTES = 5 * MIB

/** Fills the rest of a disk. */
const fill = async (folder: string): Promise<string> => {
  const path = join(folder, 'filler')
  const { bavail, bsize } = await statfs(folder)
  await promisify(execFile)('dd', ['if=/dev/zero', `of=${path}`, 'bs=1M', `count=${Math.ceil((bavail * bsize) / MIB) + 1}`]).catch(
    () => undefined,
  )
  return path
}

/** Mounts a small disk as a data folder, with the demo data of a test run if there is any. */
const smallDataFolder = async ({ onEnd }: DrillRun): Promise<string> => {
  if (!(await canMountDisks())) throw new Error('This drill mounts a small disk: run it as root on Linux.')
  const folder = await createDataFolder()
  onEnd(() => rm(folder, { recursive: true, force: true }))
  const unmount = await mountSmallDisk(folder, DISK)
  onEnd(async () => unmount())
  const demo = await createDemoFolder()
  await promisify(execFile)('cp', ['-a', `${demo}/.`, folder])
  await rm(demo, { recursive: true, force: true })
  return folder
}

const runDiskFull = async (run: DrillRun): Promise<DrillResult> => {
  const dataDir = await smallDataFolder(run)
  const product = await startProduct(run, { dataDir, env: CREW_VARIABLES })
  const started = await timeOf(product.databaseUrl())
  const crew = await createCrew(product, createRandom(run.seed), `d${run.seed % 10_000}`)
  const { claim, failures } = createClaims()
  const { call } = crew.staff
  let isOver = false
  const writing = crew.write(() => isOver)
  const hasWritten = await waitFor(async () => crew.ledger.counts.acknowledged > 100, limitOf(run, 30_000))
  claim(hasWritten !== null, `${crew.ledger.counts.acknowledged} writes were acknowledged before the disk was full`)
  const filler = await fill(dataDir)
  run.say('the disk is full')
  await writeFile(join(dataDir, 'proof'), 'x'.repeat(MIB)).then(
    () => claim(false, 'the disk was not full'),
    () => rm(join(dataDir, 'proof'), { force: true }),
  )
  const ready = await call({ method: 'GET', path: '/readyz' })
  claim(ready.status === 503, `/readyz answered ${ready.status} on a full disk`)
  claim(ready.text.includes('the disk is full'), `/readyz said "${ready.text.trim()}" on a full disk`)
  const began = performance.now()
  const upload = await call({ method: 'POST', path: UPLOAD_PATH, ...pdfUpload(randomPdf(UPLOAD_BYTES).content) })
  const uploadMs = performance.now() - began
  claim(upload.status === 507 || upload.status === 503, `an upload answered ${upload.status} on a full disk`)
  claim(uploadMs < limitOf(run, 10_000), `an upload took ${seconds(uploadMs)} on a full disk`)
  await delay(1000 * (run.seconds ?? FULL_SECONDS))
  isOver = true
  await writing
  claim((await filesOf(join(dataDir, 'uploads'))).length === 0, 'an upload left a file on the full disk')
  // PostgreSQL cannot start on the full disk, as after a panic for its log.
  await product.killDatabase('postmaster')
  await delay(DOWN_MS)
  const down = await call({ method: 'GET', path: '/readyz' })
  claim(down.status === 503 && down.text.includes('the disk is full'), `/readyz said "${down.text.trim()}" without a database`)
  await rm(filler)
  const recovered = await waitFor(
    async () => (await call({ method: 'GET', path: '/readyz' })).status === 200,
    limitOf(run, 4 * RECOVERY_MS),
  )
  claim(
    recovered !== null && recovered < limitOf(run, RECOVERY_MS),
    `/readyz was green ${recovered === null ? 'never' : `after ${seconds(recovered)}`}`,
  )
  const between = await call({ method: 'POST', path: UPLOAD_PATH, ...pdfUpload(randomPdf(UPLOAD_BYTES).content) })
  claim(between.status === 201, `an upload answered ${between.status} once the disk had space`)
  const second = await fill(dataDir)
  const isNoticed = await waitFor(async () => (await call({ method: 'GET', path: '/readyz' })).status === 503, limitOf(run, RECOVERY_MS))
  claim(isNoticed !== null, '/readyz stayed green when the disk was full again')
  await product.kill()
  await rm(second)
  const healed = await product.start()
  const again = await call({ method: 'POST', path: UPLOAD_PATH, ...pdfUpload(randomPdf(UPLOAD_BYTES).content) })
  claim(again.status === 201, `an upload answered ${again.status} after the disk had space again`)
  const violations = await auditLines({ url: product.databaseUrl(), dataDir, started, crew })
  const { acknowledged, unanswered } = crew.ledger.counts
  return {
    figures: [
      ['an upload on the full disk', `${upload.status} after ${seconds(uploadMs)}`],
      ['acknowledged writes', whole(acknowledged)],
      ['writes refused for the disk', whole(unanswered)],
      ['ready with space again, without a restart', recovered === null ? 'never' : seconds(recovered)],
      ['ready after a kill on the full disk, with space again', seconds(healed)],
      ['violations of the audit', whole(violations.length)],
    ],
    failures: [...failures, ...violations],
  }
}

export const diskFull: Drill = {
  proves:
    'The disk of the data folder fills up under writers and uploads: writes are refused, nothing half stays, and with some free space the server is ready again, with and without a kill, and everything acknowledged is there.',
  options: ['seconds', 'seed'],
  run: runDiskFull,
}
