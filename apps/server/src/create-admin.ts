import { inviteAdmin } from '@captain/auth-server'
import { isAddress } from '@captain/mail'
import { openCommandDatabase } from './database/command-database.ts'
import { readEnvironment } from './environment.ts'

const USAGE = 'npm run create-admin -- you@example.com "名前 / Name" [ja|en]'

const run = async ([email = '', name = email.split('@')[0] ?? '', locale = 'ja']: readonly string[]): Promise<string> => {
  const environment = readEnvironment(process.env)
  const { pool, close } = await openCommandDatabase(environment)
  try {
    const link = await inviteAdmin(pool, environment.baseUrl, { email, name, locale: locale === 'en' ? 'en' : 'ja' })
    return [
      `${email} をシステム管理者にしました。72時間以内に次のリンクを開いて、パスキーを登録してください（一度だけ使えます）。`,
      `${email} is an administrator now. Open this link within 72 hours to register a passkey (it works once).`,
      '',
      link,
    ].join('\n')
  } finally {
    await close()
  }
}

const given = process.argv.slice(2)
try {
  const isComplete = isAddress(given[0] ?? '')
  process.stdout.write(`${isComplete ? await run(given) : USAGE}\n`)
  process.exit(isComplete ? 0 : 1)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
