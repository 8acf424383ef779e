import { readdir, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findingLines } from '../audit/audit.ts'
import { WHOLE_DATABASE } from '../audit/finding.ts'
import { mediaFindings, strayFiles } from '../audit/media-checks.ts'
import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { whole } from '../figures.ts'
import { compareUploads, pdfUpload, randomPdf, UPLOAD_PATH, type Uploads } from '../kills/upload-writer.ts'
import { startProduct, type Product } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { signInStaff, type Staff } from '../product/staff.ts'
import { createRandom } from '../random.ts'
import { createClaims, timeOf, withClient } from './findings.ts'

const KILLS = 20
const CUTS_PER_ROUND = 8
const UPLOADERS = 6
const BYTES = 3_000_000
/** Until the first upload of a round is acknowledged. */
const UPLOADED_MS = 30_000
/** The server sweeps what is older than an hour. */
const OLD_MS = 2 * 60 * 60 * 1000

/** Returns the paths of all files in a folder. */
export const filesOf = async (folder: string): Promise<readonly string[]> => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Sends a share of an upload and cuts the connection. */
const cutUpload = ({ baseUrl }: Product, { cookie }: Staff, share: number): Promise<string> =>
  new Promise((resolve) => {
    const { content, sha256 } = randomPdf(BYTES)
    const { headers, body } = pdfUpload(content)
    const { port, hostname } = new URL(baseUrl)
    const socket = connect(Number(port), hostname)
    const head = [
      `POST ${UPLOAD_PATH} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `origin: ${baseUrl}`,
      `cookie: ${cookie}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${body.byteLength}`,
    ]
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(sha256))
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body.subarray(0, Math.floor(body.byteLength * share)), () => setTimeout(() => socket.resetAndDestroy(), 20))
  })

type Killed = { readonly unanswered: number; readonly acknowledged: number }

/** Uploads files until one is acknowledged and the server is killed in the middle of others; returns the numbers of both. */
const uploadAndKill = async (product: Product, staff: Staff, uploads: Uploads, killAfter: number, patience: number): Promise<Killed> => {
  const before = uploads.acknowledged.size
  let isOver = false
  let unanswered = 0
  const upload = async (): Promise<void> => {
    while (!isOver) {
      const { content, sha256 } = randomPdf(BYTES)
      const answer = await staff.call({ method: 'POST', path: UPLOAD_PATH, ...pdfUpload(content) })
      if (answer.status === 201) uploads.acknowledged.add(sha256)
      else unanswered += 1
    }
  }
  const uploading = Array.from({ length: UPLOADERS }, upload)
  await waitFor(async () => uploads.acknowledged.size > before, patience)
  await delay(killAfter)
  isOver = true
  await product.kill()
  await Promise.all(uploading)
  return { unanswered, acknowledged: uploads.acknowledged.size - before }
}

const age = async (files: readonly string[]): Promise<void> => {
  const old = new Date(Date.now() - OLD_MS)
  for (const file of files) await utimes(file, old, old)
}

const halfFilesIn = async (dataDir: string): Promise<readonly string[]> => [
  ...(await filesOf(join(dataDir, 'uploads'))),
  ...(await filesOf(join(dataDir, 'media'))).filter((path) => path.includes('/.parts/')),
]

const runTornUploads = async (run: DrillRun): Promise<DrillResult> => {
  const kills = run.kills ?? KILLS
  const random = createRandom(run.seed)
  const product = await startProduct(run)
  const staff = await signInStaff(product)
  const started = await timeOf(product.databaseUrl())
  const uploads: Uploads = { acknowledged: new Set() }
  const { claim, failures } = createClaims()
  const cut: string[] = []
  let [unanswered, leftBehind] = [0, 0]
  for (let round = 1; round <= kills; round += 1) {
    cut.push(...(await Promise.all(Array.from({ length: CUTS_PER_ROUND }, () => cutUpload(product, staff, random.next())))))
    const isClean = await waitFor(async () => (await halfFilesIn(product.dataDir)).length === 0, limitOf(run, 5000))
    claim(isClean !== null, `round ${round}: cut uploads left half files`)
    const killed = await uploadAndKill(product, staff, uploads, 100 + random.below(1500), limitOf(run, UPLOADED_MS))
    claim(killed.acknowledged > 0, `round ${round}: no upload was acknowledged before the kill`)
    unanswered += killed.unanswered
    const half = await halfFilesIn(product.dataDir)
    leftBehind += half.length
    await age(half)
    await product.start()
    const isSwept = await waitFor(async () => (await halfFilesIn(product.dataDir)).length === 0, limitOf(run, 5000))
    claim(isSwept !== null, `round ${round}: half files stay: ${(await halfFilesIn(product.dataDir)).slice(0, 3).join(', ')}`)
    run.say(`${round} of ${kills} kills, ${uploads.acknowledged.size} acknowledged uploads`)
  }
  const findings = await withClient(product.databaseUrl(), async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from content.media where sha256 = any($1)', [cut])
    claim(rows.length === 0, `${rows.length} cut uploads have a row`)
    return [
      ...(await compareUploads(client, uploads)),
      ...(await mediaFindings(client, join(product.dataDir, 'media'), { since: WHOLE_DATABASE, ids: [], started })),
    ]
  })
  const stray = await withClient(product.databaseUrl(), (client) => strayFiles(client, join(product.dataDir, 'media')))
  return {
    figures: [
      ['uploads cut in the middle', whole(cut.length)],
      ['kills of the server during uploads', whole(kills)],
      ['acknowledged uploads', whole(uploads.acknowledged.size)],
      ['unanswered uploads', whole(unanswered)],
      ['half files that kills left and the next start swept', whole(leftBehind)],
      ['files that a kill left without a row', whole(stray.length)],
      ['rows without their whole file', whole(findings.length)],
    ],
    failures: [...failures, ...findingLines(findings)],
  }
}

export const tornUploads: Drill = {
  proves:
    'Uploads whose connection is cut, or whose server is killed in the middle, leave no row without its whole file; half files are deleted at once, or after an hour if the server was killed.',
  options: ['kills', 'seed'],
  run: runTornUploads,
}
