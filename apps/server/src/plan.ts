import { createReadPool, planDeclarations, unansweredIn, wordsOf } from '@captain/content-server'
import { openCommandDatabase } from './database/command-database.ts'
import { readEnvironment } from './environment.ts'
import { createLog } from './log.ts'
import { mistakes } from './tenant-servers.ts'
import { tenants } from './tenants.ts'

const NOTHING = '宣言は保存済みのデータと合っています。 / The declarations fit the stored records.'

const wrongWords = [...mistakes].map(([slug, mistake]) => `${slug}: 宣言が正しくありません / the declaration is wrong\n  ✗ ${mistake}`)

type Planned = { readonly text: string; readonly isRefused: boolean }

/** Returns what becomes of stored records with the declarations of this checkout, without changing any. */
const plan = async (): Promise<Planned> => {
  const { pool, close } = await openCommandDatabase(readEnvironment(process.env))
  const readers = createReadPool(pool, createLog({ logLevel: 'warn' }))
  try {
    const plans = []
    for (const tenant of tenants) if (!mistakes.has(tenant.slug)) plans.push(await readers.read(tenant, planDeclarations))
    const found = plans.flatMap((one) => (one === null || one.changes.length === 0 ? [] : [one]))
    const words = [...wrongWords, ...found.map(wordsOf)]
    return {
      text: words.length === 0 ? NOTHING : words.join('\n\n'),
      isRefused: mistakes.size > 0 || found.some((one) => unansweredIn(one).length > 0),
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
