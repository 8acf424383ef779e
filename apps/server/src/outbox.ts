import { readOutbox, retryMail, type OutboxMail, type OutboxState } from '@captain/mail'
import { formatDateTime } from '@captain/locale'
import { openCommandDatabase } from './database/command-database.ts'
import { readEnvironment } from './environment.ts'

const AGAIN = '--again'

const STATES: Readonly<Record<OutboxState, string>> = {
  waiting: '送信待ち / waiting',
  sending: '送信中 / being sent',
  sent: '送信済み / sent',
  kept: '保管（メールサーバー未設定） / kept, no mail server is configured',
  failed: '送信失敗 / failed',
  unsure: '送信できたか不明 / perhaps sent',
}

const LINE = '─'.repeat(72)

const written = (mail: OutboxMail): string =>
  [
    LINE,
    `${mail.id}  ${formatDateTime(mail.created_at)}  ${STATES[mail.state]}`,
    ...(mail.reason === null ? [] : [`! ${mail.reason} (${mail.attempts})`]),
    `From: ${mail.from_name}${mail.reply_to === null ? '' : ` (Reply-To: ${mail.reply_to})`}`,
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
    '',
    mail.body_text,
  ].join('\n')

const run = async ([option, id = '']: readonly string[]): Promise<string> => {
  const { pool, close } = await openCommandDatabase(readEnvironment(process.env))
  try {
    if (option === AGAIN)
      return (await retryMail(pool, id))
        ? '次の送信の順番に入れました。 / It will be sent again.'
        : `送信失敗・不明・保管のメールに ${id} はありません。 / No failed, doubtful or kept mail has this id.`
    const mails = await readOutbox(pool)
    if (mails.length === 0) return '送信箱は空です。 / The outbox is empty.'
    return [...mails.map(written), LINE, `もう一度送る / send again: npm run outbox -- ${AGAIN} ID`].join('\n')
  } finally {
    await close()
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
