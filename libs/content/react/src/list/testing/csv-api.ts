import type { AnyRecord, ImportUpload } from '@captain/content-core'
import { checkedRows, previewOf, type Cells, type CheckedRow, type Values } from './csv-rows.ts'

type Store = {
  readonly records: Map<string, AnyRecord>
  put(id: string, values: Values): void
  /** Returns the operation that undoes it. */
  remember(before: readonly AnyRecord[]): string
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const problem = (status: number, code: string, title: string, more: object = {}) =>
  json(status, { type: `urn:captain:problem:${code}`, status, code, title, ...more })

const KNOWN: Readonly<Record<string, string>> = { ID: 'id', 名前: 'name.ja', 量: 'milliliters', ホット: 'isHot' }
const TARGETS = [
  { path: 'id', label: 'ID' },
  { path: 'name.ja', label: '名前（日本語）' },
  { path: 'name.en', label: '名前（英語）' },
  { path: 'milliliters', label: '量' },
  { path: 'isHot', label: 'ホット' },
]

/** In-memory CSV endpoints of the staff API for drinks: one line per row, no quotes. Answers 403 without permission to export. */
export const csvApi = ({ records, put, remember }: Store) => {
  const kept = new Map<string, Cells>()
  let made = 0

  const apply = (rows: readonly CheckedRow[]) => {
    const before: AnyRecord[] = []
    for (const { id, issues, changes } of rows) {
      const record = id === null ? undefined : records.get(id)
      if (issues.length > 0 || record === undefined) continue
      before.push(record)
      put(record.id, changes)
    }
    return remember(before)
  }

  return {
    file: (query: URLSearchParams): Response => {
      if (query.get('columns') === 'all' && query.get('encoding') === 'shift_jis') return problem(403, 'forbidden', '権限がありません')
      const lines = [...records.values()].map(({ id }) => `${id}\r\n`).join('')
      const disposition = `attachment; filename="drink.csv"; filename*=UTF-8''${encodeURIComponent('ドリンク.csv')}`
      return new Response(`\uFEFF${query.toString()}\r\n${lines}`, { headers: { 'content-disposition': disposition } })
    },
    start: async (body: unknown): Promise<Response> => {
      const file = (body as FormData).get('file') as File
      const [first = '', ...lines] = (await file.text()).trim().split('\n')
      if (first.includes('"')) return problem(422, 'malformed-csv', 'CSVファイルとして読み取れません')
      if (lines.length === 0) return problem(422, 'no-rows', '見出しの下に、取り込む行がありません')
      made += 1
      const cells = { headers: first.split(','), rows: lines.map((line) => line.split(',')) }
      kept.set(`import-${made}`, cells)
      return json(201, {
        id: `import-${made}`,
        fileName: file.name,
        encoding: 'utf-8',
        delimiter: ',',
        rowCount: lines.length,
        headers: cells.headers,
        mapping: cells.headers.map((header) => KNOWN[header] ?? null),
        targets: TARGETS,
        keys: [{ path: 'id', label: 'ID' }],
        modes: ['create', 'update', 'both'],
        preview: cells.rows.slice(0, 10),
      } satisfies ImportUpload)
    },
    next: (path: string, sent: Values): Response => {
      const [id = '', action] = path.split('/').slice(-2)
      const cells = kept.get(id)
      if (cells === undefined) return problem(404, 'not-found', '見つかりませんでした')
      const rows = checkedRows(cells, sent, records)
      const check = previewOf(rows)
      if (action === 'check') return json(200, check)
      if (check.invalid > 0 && sent['skipInvalid'] !== true) return problem(422, 'invalid-rows', '登録できない行があります', check)
      return json(200, { ...check, operation: apply(rows) })
    },
  }
}
