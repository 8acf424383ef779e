import type { TypeRight } from '@captain/auth-core'
import type { Endpoint } from '@captain/auth-server'
import { mayDo, type ImportMode, type ImportResult, type ImportUpload } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { privateJson } from '../responses.ts'
import { openOperation } from '../bulk/operation.ts'
import { sql } from '../database/sql.ts'
import { invalidRows, malformedCsv } from '../errors.ts'
import { importApplyFacts, importCheckFacts, importStartFacts } from '../openapi/many-facts.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import type { ContentServices } from '../services.ts'
import { readBody } from '../staff-api/request-body.ts'
import { visibleType } from '../staff-api/personal-view.ts'
import { assertRight, staffEndpoint, type StaffCall } from '../staff-api/staff-endpoint.ts'
import { writeAudit } from '../store/audit.ts'
import { correctedRows } from './corrections.ts'
import { decodeText } from './encoding.ts'
import { guessMapping } from './guess-mapping.ts'
import { importPlan, modesOf } from './import-plan.ts'
import { importRows } from './import-rows.ts'
import { readCells } from './read-cells.ts'
import { rightsToImport } from './rights-to-import.ts'
import { MAX_FILE_BYTES, receiveFile } from './receive-file.ts'
import { closeImport, lockImport, readImport, storeImport } from './stored-import.ts'
import { ID, keyPaths, labelOf, targetsFor, type Words } from './column-target.ts'

const PREVIEWED = 10
const MULTIPART_BYTES = MAX_FILE_BYTES + 64 * 1024

type Handler = (call: StaffCall) => Promise<Response>

const wordsOf = async ({ messagesOf }: ContentServices, { tenant }: StaffCall): Promise<Words> => ({
  ja: await messagesOf(tenant.slug, 'ja'),
  en: await messagesOf(tenant.slug, 'en'),
})

const start =
  (services: ContentServices): Handler =>
  async (call) => {
    const { type, seen, store, context } = call
    const { name, bytes } = await receiveFile(context.request)
    const decoded = decodeText(bytes)
    if (decoded === null) throw malformedCsv()
    const { headers, rows, delimiter } = await readCells(decoded.text)
    const targets = targetsFor(visibleType(call), await wordsOf(services, call))
    const named = (path: string) => ({ path, label: labelOf(targets, path, context.locale) })
    const id = await store.writeAside((tx) => storeImport(tx, type, name, { headers, rows }))
    return privateJson(
      {
        id,
        fileName: name,
        encoding: decoded.encoding,
        delimiter,
        rowCount: rows.length,
        headers,
        mapping: guessMapping(headers, targets),
        targets: [ID, ...targets.map(({ path }) => path)].map(named),
        keys: keyPaths(visibleType(call)).map(named),
        modes: modesOf(type).filter((mode) => RIGHTS[mode].every((right) => mayDo(seen, context.role, right))),
        preview: rows.slice(0, PREVIEWED).map(({ cells }) => cells),
      } satisfies ImportUpload,
      { status: 201 },
    )
  }

const check =
  (services: ContentServices): Handler =>
  async (call) => {
    const { type, store, context } = call
    const body = await readBody(call, SHARED.ImportPlan)
    const targets = targetsFor(visibleType(call), await wordsOf(services, call))
    const answer = await store.writeAside(async (tx) => {
      const { rows: cells } = await readImport(tx, type, call.param('id'))
      if (cells === null) throw notFound()
      const plan = importPlan(visibleType(call), body, cells.headers.length, targets)
      for (const right of RIGHTS[plan.mode]) assertRight(call.seen, right)
      // Hooks may write while they compute the values of a row.
      await tx.run(sql`savepoint asked`)
      const summary = await importRows(tx, {
        type,
        plan,
        rows: correctedRows(cells.rows, body['corrections']),
        locale: context.locale,
        operation: null,
      })
      await tx.run(sql`rollback to savepoint asked`)
      return summary
    })
    return privateJson(answer)
  }

const apply =
  (services: ContentServices): Handler =>
  async (call) => {
    const { type, store, context } = call
    const { skipInvalid = false, ...body } = await readBody(call, SHARED.ImportOrder)
    const targets = targetsFor(visibleType(call), await wordsOf(services, call))
    const done = await store.write(async (tx): Promise<ImportResult> => {
      const { rows: cells, result, file_name: fileName } = await lockImport(tx, type, call.param('id'))
      if (result !== null) return result
      if (cells === null) throw notFound()
      const plan = importPlan(visibleType(call), body, cells.headers.length, targets)
      for (const right of RIGHTS[plan.mode]) assertRight(call.seen, right)
      const operation = await openOperation(tx, type, 'import')
      const summary = await importRows(tx, {
        type,
        plan,
        rows: correctedRows(cells.rows, body['corrections']),
        locale: context.locale,
        operation,
      })
      if (summary.invalid > 0 && !skipInvalid) throw invalidRows(summary)
      const answer = { ...summary, operation }
      await writeAudit(tx, { action: 'import', type: type.name, id: null, changes: plan.columns.map(({ path }) => path), note: fileName })
      await closeImport(tx, call.param('id'), answer)
      return answer
    })
    return privateJson(done)
  }

/** The rights that an import needs, by its mode. */
const RIGHTS: Readonly<Record<ImportMode, readonly TypeRight[]>> = { create: ['create'], update: ['update'], both: ['create', 'update'] }

const isOffered = (type: StaffCall['type']): boolean => modesOf(type).length > 0

/** Endpoints of a CSV import: upload, preview, import. Only the last one saves records, in one transaction. */
export const importEndpoints = (services: ContentServices): readonly Endpoint[] => [
  {
    ...staffEndpoint(services, {
      method: 'POST',
      path: '/import',
      needs: 'write',
      right: rightsToImport,
      offered: isOffered,
      schemas: { output: SHARED.ImportStart },
      describe: importStartFacts,
      handle: start(services),
    }),
    maxBodyBytes: MULTIPART_BYTES,
  },
  staffEndpoint(services, {
    method: 'POST',
    path: '/import/:id/check',
    needs: 'write',
    right: rightsToImport,
    offered: isOffered,
    schemas: { body: SHARED.ImportPlan, output: SHARED.ImportCheck },
    describe: importCheckFacts,
    handle: check(services),
  }),
  staffEndpoint(services, {
    method: 'POST',
    path: '/import/:id/apply',
    needs: 'write',
    right: rightsToImport,
    offered: isOffered,
    schemas: { body: SHARED.ImportOrder, output: SHARED.ImportDone },
    describe: importApplyFacts,
    handle: apply(services),
  }),
]
