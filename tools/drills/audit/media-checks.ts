import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { avifImages } from '../../../libs/content/server/src/media/avif-images.ts'
import type { Variant } from '../../../libs/content/server/src/media/variant.ts'
import { WHOLE_DATABASE, type Finding, type Scope } from './finding.ts'

type MediaRow = {
  readonly id: string
  readonly path: string
  readonly mime_type: string
  readonly size: number
  readonly sha256: string
  readonly width: number | null
  readonly height: number | null
  readonly variants: readonly Variant[]
  readonly has_variants: boolean
}

/** Files of this kind are stored byte by byte as they were received. */
const UNCHANGED = 'application/pdf'

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const findingsOf = async (folder: string, row: MediaRow): Promise<readonly Finding[]> => {
  const path = join(folder, row.path)
  const size = await sizeOf(path)
  if (size === null) return [{ check: 'a media row without its file', where: row.id }]
  const isWhole = size === row.size && (row.mime_type !== UNCHANGED || (await hashOf(path)) === row.sha256)
  const variants = row.has_variants ? row.variants : []
  const missing = await Promise.all(
    variants.map(async (variant) => ((await sizeOf(join(folder, variant.path))) === null ? [variant.path] : [])),
  )
  return [
    ...(isWhole ? [] : [{ check: 'a media row with another file than was received', where: row.id }]),
    ...missing.flat().map((where) => ({ check: 'a smaller copy of a picture without its file', where })),
  ]
}

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Returns the files of a media folder that no row names; a server that was killed may leave some. */
export const strayFiles = async (client: Client, folder: string): Promise<readonly string[]> => {
  const { rows } = await client.query<MediaRow>('select * from content.media')
  const { rows: earlier } = await client.query<{ path: string }>('select path from content.media_address')
  const { rows: kept } = await client.query<{ path: string }>('select path from content.media_kept')
  const known = new Set([
    ...[...earlier, ...kept].map(({ path }) => path),
    ...rows.flatMap((row) => [row.path, ...row.variants.map(({ path }) => path), ...avifImages(row).map(({ path }) => path)]),
  ])
  return (await filesIn(folder)).filter((path) => !known.has(path))
}

/** Returns the rows of media whose files are missing or are not those that were received. Reads local folders only. */
export const mediaFindings = async (client: Client, folder: string, { since }: Scope): Promise<readonly Finding[]> => {
  const { rows } = await client.query<MediaRow>('select * from content.media where created_at >= $1 or $1 = $2', [since, WHOLE_DATABASE])
  const findings: Finding[] = []
  for (const row of rows) findings.push(...(await findingsOf(folder, row)))
  return findings
}
