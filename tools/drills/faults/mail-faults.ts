import { pendingMail } from '@captain/mail'
import { startMailServer } from '../../testing/mail-server.ts'
import type { Drill, DrillResult, DrillRun } from '../drill.ts'
import { whole } from '../figures.ts'
import { startProduct, type Product } from '../product/product.ts'
import { waitFor } from '../product/ready.ts'
import { openBrokenWay, type Mode } from './broken-way.ts'
import { createClaims, withClient } from './findings.ts'

const MAILS_PER_FAULT = 5
const SETTLED_MS = 240_000
const POLL_MS = 300

type State = 'sent' | 'failed' | 'unsure'

type Fault = {
  readonly name: string
  /** Answers of the mail server to each mail, or how the way to it breaks. */
  readonly trouble?: 451 | 550 | 'cut' | 'greeting'
  readonly mode?: Mode
  readonly bytes?: number
  readonly isLong?: boolean
  /** What becomes of each mail in the end. */
  readonly ends: State
}

const FAULTS: readonly Fault[] = [
  { name: 'nothing', isLong: true, ends: 'sent' },
  { name: 'connections are reset', mode: 'resets', ends: 'sent' },
  { name: 'the session breaks off after the greeting', mode: 'cuts-answer', bytes: 60, isLong: true, ends: 'sent' },
  { name: 'a refusal for now (451)', trouble: 451, isLong: true, ends: 'sent' },
  { name: 'a refusal at the greeting (550)', trouble: 'greeting', isLong: true, ends: 'sent' },
  { name: 'a refusal of the mail (550)', trouble: 550, ends: 'failed' },
  { name: 'the connection is cut after the content', trouble: 'cut', ends: 'unsure' },
]

const putMails = (product: Product, recipients: readonly string[]): Promise<void> =>
  withClient(product.databaseUrl(), async (client) => {
    const mail = { locale: 'ja', fromName: '港', replyTo: null, subject: '訓練', parts: [] } as const
    const mails = recipients.map((to) => pendingMail(`drill/${to}`, { ...mail, to }))
    await client.query('select mail.put($1::jsonb)', [JSON.stringify(mails)])
  })

/** Lets mails that wait for their next attempt be sent now, as if the time had passed. */
const skipPauses = (product: Product): Promise<void> =>
  withClient(product.databaseUrl(), async (client) => {
    await client.query(`update mail.outbox set next_at = now() where state = 'waiting' and event like 'drill/%'`)
  })

/** Lets mails that a killed server had taken be taken again, as if the time had passed. */
const forgetTaken = (product: Product): Promise<void> =>
  withClient(product.databaseUrl(), async (client) => {
    await client.query(
      `update mail.outbox set taken_at = taken_at - interval '5 minutes' where state = 'sending' and handed_over_at is null and event like 'drill/%'`,
    )
  })

const statesOf = (product: Product, recipients: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  withClient(product.databaseUrl(), async (client) => {
    const { rows } = await client.query<{ recipient: string; state: string; attempts: number }>(
      'select recipient, state, attempts from mail.outbox where recipient = any($1)',
      [recipients],
    )
    return new Map(rows.map(({ recipient, state, attempts }) => [recipient, state === 'waiting' && attempts > 0 ? 'tried' : state]))
  })

const runMailFaults = async (run: DrillRun): Promise<DrillResult> => {
  const mailServer = await startMailServer()
  run.onEnd(mailServer.stop)
  const way = await openBrokenWay(Number(new URL(mailServer.url).port))
  run.onEnd(way.close)
  const env = { CAPTAIN_SMTP_URL: `smtp://127.0.0.1:${way.port}`, CAPTAIN_MAIL_FROM: 'no-reply@captain.example' }
  const product = await startProduct(run, { env })
  const { claim, failures } = createClaims()
  const arrivals = (recipient: string): number => mailServer.arrived.filter(({ envelope }) => envelope.to.includes(recipient)).length
  const counted = new Map<State, number>()

  const check = async ({ name, ends }: Fault, recipients: readonly string[]): Promise<void> => {
    const settled = async () =>
      [...(await statesOf(product, recipients)).values()].every((state) => ['sent', 'failed', 'unsure'].includes(state))
    const took = await waitFor(
      async () => {
        await skipPauses(product)
        return settled()
      },
      SETTLED_MS,
      POLL_MS,
    )
    const states = await statesOf(product, recipients)
    claim(took !== null, `${name}: mails did not settle: ${[...states.values()].join(', ')}`)
    for (const recipient of recipients) {
      const [state, arrived] = [states.get(recipient) ?? 'missing', arrivals(recipient)]
      claim(state === ends, `${name}: a mail ended as ${state}, not as ${ends}`)
      claim(arrived <= 1, `${name}: a mail arrived ${arrived} times`)
      if (ends !== 'failed') claim(arrived === 1, `${name}: a mail that ended as ${state} arrived ${arrived} times`)
      counted.set(ends, (counted.get(ends) ?? 0) + 1)
    }
  }

  const faults = FAULTS.filter(({ isLong }) => isLong !== true || run.isShort !== true)
  for (const [place, fault] of faults.entries()) {
    const recipients = Array.from({ length: MAILS_PER_FAULT }, (_, count) => `fault${place}-${count}@mail.example`)
    mailServer.troubles.splice(0)
    if (fault.trouble !== undefined) mailServer.troubles.push(...recipients.map(() => fault.trouble ?? 451))
    way.set(fault.mode ?? 'passes', fault.bytes)
    await putMails(product, recipients)
    if (fault.ends === 'sent' && fault.name !== 'nothing') {
      // A refusal at the greeting is used up by each connection.
      const tried = async () =>
        [...(await statesOf(product, recipients)).values()].every((state) => state !== 'waiting' && state !== 'sending')
      claim((await waitFor(tried, SETTLED_MS)) !== null, `${fault.name}: mails were not tried`)
      mailServer.troubles.splice(0)
    }
    way.set('passes')
    await check(fault, recipients)
    run.say(`${fault.name}: ${recipients.length} mails`)
  }

  // A server that is killed while the mail server says nothing has handed over nothing.
  const recipients = ['killed-0@mail.example', 'killed-1@mail.example']
  way.set('silent')
  const before = way.count()
  await putMails(product, recipients)
  claim((await waitFor(async () => way.count() > before, SETTLED_MS)) !== null, 'a silent mail server was not tried')
  await product.kill()
  await forgetTaken(product)
  way.set('passes')
  await product.start()
  await forgetTaken(product)
  await check({ name: 'the server is killed before the content', ends: 'sent' }, recipients)
  return {
    figures: [
      ['faults', [...faults.map(({ name }) => name), 'a silent mail server, and the server killed'].join('; ')],
      ['mails that were sent in the end, once each', whole(counted.get('sent') ?? 0)],
      ['mails that were refused for good', whole(counted.get('failed') ?? 0)],
      ['mails that are left to an operator, because they may have arrived', whole(counted.get('unsure') ?? 0)],
    ],
    failures,
  }
}

export const mailFaults: Drill = {
  proves:
    'A mail server refuses, resets, falls silent and cuts connections, and the server is killed while it waits for it: each mail arrives once, and one that may have arrived is never sent again.',
  options: [],
  run: runMailFaults,
}
