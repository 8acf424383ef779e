import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { Finding } from '../audit/finding.ts'
import { isDone, isUnknown } from '../product/http.ts'
import { pathOf, unexpected, type MakeWriter } from './world.ts'

const MAX_BYTES = 200_000
const BOUNDARY = 'drill-boundary'

export type Uploads = { readonly acknowledged: Set<string> }

/** Returns a multipart body with one PDF, which is stored as it is. */
export const pdfUpload = (content: Buffer) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="drill.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
})

/** Returns a PDF of random bytes, and its hash. */
export const randomPdf = (bytes: number) => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes)])
  return { content, sha256: createHash('sha256').update(content).digest('hex') }
}

export const UPLOAD_PATH = `${pathOf('kensetsu', 'media')}?accept=pdf`

/** Uploads one file after the other. */
export const uploadWriter =
  (uploads: Uploads): MakeWriter =>
  ({ staff, ledger }, random) =>
  async () => {
    const { content, sha256 } = randomPdf(random.below(MAX_BYTES))
    const answer = await staff.call({ method: 'POST', path: UPLOAD_PATH, ...pdfUpload(content) })
    if (isDone(answer)) {
      ledger.counts.acknowledged += 1
      uploads.acknowledged.add(sha256)
    } else if (isUnknown(answer) || answer.status === 0) ledger.counts.unanswered += 1
    else throw unexpected('an upload', answer)
  }

/** Compares the rows of media with the acknowledged uploads; the audit compares rows and files. */
export const compareUploads = async (client: Client, { acknowledged }: Uploads): Promise<readonly Finding[]> => {
  const { rows } = await client.query<{ sha256: string }>('select sha256 from content.media where sha256 = any($1)', [[...acknowledged]])
  const stored = new Set(rows.map(({ sha256 }) => sha256))
  return [...acknowledged].filter((sha256) => !stored.has(sha256)).map((where) => ({ check: 'an acknowledged upload that is lost', where }))
}
