import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCommandStore, createReadPool, planDeclarations, unansweredIn, wordsOf } from '@captain/content-server'
import type { Pool } from 'pg'
import { openCommandDatabase } from './database/command-database.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { startError } from './errors.ts'
import { createLog } from './log.ts'
import { forgetPoint, restorePointWords, undoPoint } from './restore-commands.ts'
import { secretFile } from './secret-file.ts'
import { mistakes } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

const NOTHING = '宣言は保存済みのデータと合っています。 / The declarations fit the stored records.'

const UNKNOWN =
  'このデータベースには、データを書いたときの宣言の記録がまだありません。次の起動から記録します。 / This database does not know yet which declarations its records were written by. The next start notes them.'

const NOT_STARTED =
  'このデータベースには復元ポイントがまだありません。先に、このバージョンのサーバーを一度起動してください。 / This database has no restore points yet. Start a server of this version once first.'

/** One listens, the others read and write. */
const CONNECTIONS = 4

const log = createLog({ logLevel: 'warn' })

const wrongWords = [...mistakes].map(([slug, mistake]) => `${slug}: 宣言が正しくありません / the declaration is wrong\n  ✗ ${mistake}`)
const readable = tenants.filter(({ slug }) => !mistakes.has(slug))

type Answer = { readonly text: string; readonly isRefused: boolean }

/** What of this version's schema a database has. */
type Known = { readonly declarations: boolean; readonly points: boolean }

const readKnown = async (pool: Pool): Promise<Known> => {
  const { rows } = await pool.query<Known>(
    `select to_regclass('content.declared_type') is not null as declarations, to_regclass('content.restore_point') is not null as points`,
  )
  return rows[0] ?? { declarations: false, points: false }
}

/** Returns what becomes of stored records with the declarations of this checkout, without changing any. */
const plan = async (pool: Pool, known: Known): Promise<Answer> => {
  if (!known.declarations) return { text: [...wrongWords, UNKNOWN].join('\n\n'), isRefused: mistakes.size > 0 }
  const readers = createReadPool(pool, log)
  try {
    const plans = []
    for (const tenant of readable) plans.push(await readers.read(tenant, (tx) => planDeclarations(tx, { readsValues: true })))
    const found = plans.flatMap((one) => (one === null || one.changes.length === 0 ? [] : [one]))
    const words = [...wrongWords, ...found.map(wordsOf)]
    const points = known.points ? await restorePointWords(readers, tenants) : []
    return {
      text: [...(words.length === 0 ? [NOTHING] : words), ...(points.length === 0 ? [] : [points.join('\n')])].join('\n\n'),
      isRefused: mistakes.size > 0 || found.some((one) => unansweredIn(one).length > 0),
    }
  } finally {
    await readers.stop()
  }
}

type PointCommand = { readonly undo?: string | undefined; readonly forget?: string | undefined }

const changePoint = async (pool: Pool, { dataDir, ...environment }: Environment, { undo, forget }: PointCommand): Promise<string> => {
  const secret = environment.secret ?? (await secretFile(join(dataDir, 'secret')))
  const store = createCommandStore({ pool, tenants, secret, log })
  try {
    return undo === undefined ? await forgetPoint(store, tenants, forget ?? '') : await undoPoint(store, readable, undo)
  } finally {
    await store.stop()
  }
}

/**
 * Returns what becomes of the stored records with the declarations of this checkout, or undoes or deletes a restore point. Rejects with the
 * reason if it can't.
 */
export const runPlan = async (args: readonly string[], variables: NodeJS.ProcessEnv): Promise<Answer> => {
  const command = parseArgs({ args: [...args], options: { undo: { type: 'string' }, forget: { type: 'string' } } }).values
  const isPlan = command.undo === undefined && command.forget === undefined
  const environment = readEnvironment(variables)
  // A migration would keep the version that runs from starting again.
  const { pool, close } = await openCommandDatabase(environment, { schema: 'as it is', connections: isPlan ? 1 : CONNECTIONS })
  try {
    const known = await readKnown(pool)
    if (isPlan) return await plan(pool, known)
    if (!known.points) throw startError(NOT_STARTED)
    return { text: await changePoint(pool, environment, command), isRefused: false }
  } finally {
    await close()
  }
}
