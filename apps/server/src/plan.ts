import { createReadPool, planDeclarations, unansweredIn, wordsOf } from '@captain/content-server'
import { openCommandDatabase } from './database/command-database.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { tenants } from './tenants.ts'

const NOTHING = '宣言は保存済みのデータと合っています。 / The declarations fit the stored records.'

const UNKNOWN =
  'このデータベースには、データを書いたときの宣言の記録がまだありません。次の起動から記録します。 / This database does not know yet which declarations its records were written by. The next start notes them.'

type Planned = { readonly text: string; readonly isRefused: boolean }

/** Returns what becomes of stored records with the declarations of this checkout, without changing any. */
const plan = async (): Promise<Planned> => {
  // A migration would keep the version that runs from starting again.
  const { pool, close } = await openCommandDatabase(readEnvironment(process.env), 'as it is')
  const readers = createReadPool(pool, createLog({ logLevel: 'warn' }))
  try {
    const { rows } = await pool.query<{ known: boolean }>(`select to_regclass('content.declared_type') is not null as known`)
    if (rows[0]?.known !== true) return { text: UNKNOWN, isRefused: false }
    const plans = []
    for (const tenant of tenants) plans.push(await readers.read(tenant, planDeclarations))
    const found = plans.flatMap((one) => (one === null || one.changes.length === 0 ? [] : [one]))
    return {
      text: found.length === 0 ? NOTHING : found.map(wordsOf).join('\n\n'),
      isRefused: found.some((one) => unansweredIn(one).length > 0),
    }
  } finally {
    await readers.stop()
    await close()
  }
}

try {
  const { text, isRefused } = await plan()
  process.stdout.write(`${text}\n`)
  process.exit(isRefused ? 1 : 0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
