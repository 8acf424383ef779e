import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { limitOf, type Drill, type DrillResult, type DrillRun } from '../drill.ts'
import { seconds, whole } from '../figures.ts'
import { pdfUpload, randomPdf, UPLOAD_PATH } from '../kills/upload-writer.ts'
import { jsonOf } from '../product/http.ts'
import { startProduct } from '../product/product.ts'
import { signInStaff } from '../product/staff.ts'
import { openBrokenWay, type Mode } from './broken-way.ts'
import { createClaims, withClient } from './findings.ts'
import { filesOf } from './torn-uploads.ts'

const BUCKET = 'files'
const BYTES = 400_000
const UPLOADS_PER_FAULT = 4
/** The server gives a store 12 s to take a file of this size, and the machine is busy. */
const LIMIT_MS = 20_000

type Fault = { readonly name: string; readonly mode: Mode; readonly bytes?: number }

const FAULTS: readonly Fault[] = [
  { name: 'connections are reset', mode: 'resets' },
  { name: 'the request is cut in the middle', mode: 'cuts-request', bytes: 100_000 },
  { name: 'the answer is cut in the middle', mode: 'cuts-answer', bytes: 10 },
  { name: 'the store is silent', mode: 'silent' },
]

const runS3Faults = async (run: DrillRun): Promise<DrillResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'captain-s3-'))
  run.onEnd(() => rm(folder, { recursive: true, force: true }))
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: BUCKET }] })
  const { port } = await store.run()
  run.onEnd(() => store.close())
  const way = await openBrokenWay(port)
  run.onEnd(way.close)
  const product = await startProduct(run, {
    env: {
      CAPTAIN_S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      CAPTAIN_S3_BUCKET: BUCKET,
      CAPTAIN_S3_ACCESS_KEY_ID: 'S3RVER',
      CAPTAIN_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  })
  const staff = await signInStaff(product)
  const { claim, failures } = createClaims()
  const acknowledged = new Map<string, Buffer>()
  let [refused, slowest] = [0, 0]
  const upload = async (name: string, mayFail: boolean): Promise<void> => {
    const { content } = randomPdf(BYTES)
    const began = performance.now()
    const answer = await staff.call({ method: 'POST', path: UPLOAD_PATH, timeout: limitOf(run, LIMIT_MS), ...pdfUpload(content) })
    slowest = Math.max(slowest, performance.now() - began)
    if (answer.status === 201) acknowledged.set(String(jsonOf(answer)['url']), content)
    else {
      refused += 1
      const isRight = mayFail && answer.status === 503 && answer.headers['retry-after'] !== undefined
      claim(isRight, `${name}: an upload answered ${answer.status}${answer.status === 503 ? ' without Retry-After' : ''}`)
    }
  }
  const faults = FAULTS.filter(({ mode }) => mode !== 'silent' || run.seconds === null || 1000 * run.seconds >= LIMIT_MS)
  for (const { name, mode, bytes } of faults) {
    way.set(mode, bytes)
    await Promise.all(Array.from({ length: UPLOADS_PER_FAULT }, () => upload(name, true)))
    const ready = await staff.call({ method: 'GET', path: '/readyz' })
    claim(ready.status === 200, `${name}: /readyz answered ${ready.status}`)
    way.set('passes')
    await upload(`after “${name}”`, false)
    run.say(`${name}: ${acknowledged.size} uploads stored, ${refused} refused`)
  }
  const objects = await Promise.all((await filesOf(folder)).map((path) => readFile(path)))
  for (const [url, content] of acknowledged)
    claim(
      objects.some((object) => object.equals(content)),
      `an acknowledged upload is not in the store: ${url}`,
    )
  const rows = await withClient(product.databaseUrl(), async (client) => {
    const found = await client.query<{ count: number }>(
      `select count(*)::int as count from content.media where original_name = 'drill.pdf'`,
    )
    return found.rows[0]?.count ?? 0
  })
  claim(rows === acknowledged.size, `${rows} rows for ${acknowledged.size} acknowledged uploads`)
  claim((await filesOf(join(product.dataDir, 'uploads'))).length === 0, 'received files stay in the data folder')
  return {
    figures: [
      ['faults', faults.map(({ name }) => name).join('; ')],
      ['uploads stored', whole(acknowledged.size)],
      ['uploads refused with 503 and Retry-After', whole(refused)],
      ['the slowest answer', seconds(slowest)],
    ],
    failures,
  }
}

export const s3Faults: Drill = {
  proves:
    'An S3 store resets, cuts and ignores connections: uploads are refused with 503 and Retry-After and leave no row, acknowledged ones are in the store byte by byte, and the next ones pass.',
  options: ['seconds'],
  run: runS3Faults,
}
