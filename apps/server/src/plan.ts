import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCommandStore, planDeclarations, unansweredIn, wordsOf, type Store } from '@captain/content-server'
import { openCommandDatabase } from './database/command-database.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { forgetPoint, restorePointWords, undoPoint } from './restore-commands.ts'
import { secretFile } from './secret-file.ts'
import { mistakes } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

const NOTHING = '宣言は保存済みのデータと合っています。 / The declarations fit the stored records.'
/** One listens, the others read and write. */
const CONNECTIONS = 4

const wrongWords = [...mistakes].map(([slug, mistake]) => `${slug}: 宣言が正しくありません / the declaration is wrong\n  ✗ ${mistake}`)
const readable = tenants.filter(({ slug }) => !mistakes.has(slug))

type Answer = { readonly text: string; readonly isRefused: boolean }

/** Returns what becomes of stored records with the declarations of this checkout, without changing any. */
const plan = async (store: Store): Promise<Answer> => {
  const plans = []
  for (const tenant of readable) plans.push(await store.forPublic(tenant).read((tx) => planDeclarations(tx, { readsValues: true })))
  const found = plans.flatMap((one) => (one === null || one.changes.length === 0 ? [] : [one]))
  const words = [...wrongWords, ...found.map(wordsOf)]
  const points = await restorePointWords(store, tenants)
  return {
    text: [...(words.length === 0 ? [NOTHING] : words), ...(points.length === 0 ? [] : [points.join('\n')])].join('\n\n'),
    isRefused: mistakes.size > 0 || found.some((one) => unansweredIn(one).length > 0),
  }
}

const answer = async (): Promise<Answer> => {
  const { undo, forget } = parseArgs({ options: { undo: { type: 'string' }, forget: { type: 'string' } } }).values
  const environment = readEnvironment(process.env)
  const { pool, close } = await openCommandDatabase(environment, CONNECTIONS)
  const secret = environment.secret ?? (await secretFile(join(environment.dataDir, 'secret')))
  const store = createCommandStore({ pool, tenants, secret, log: createLog({ logLevel: 'warn' }) })
  try {
    if (undo !== undefined) return { text: await undoPoint(store, readable, undo), isRefused: false }
    if (forget !== undefined) return { text: await forgetPoint(store, tenants, forget), isRefused: false }
    return await plan(store)
  } finally {
    await store.stop()
    await close()
  }
}

try {
  const { text, isRefused } = await answer()
  process.stdout.write(`${text}\n`)
  process.exit(isRefused ? 1 : 0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
