import type { AnyRecord } from '@captain/content-core'
import type { Addressee, Happened, MailContext, TenantJob } from '@captain/content-server'
import { civilDate, dayAfter } from '@captain/locale'
import type { Mail } from '@captain/mail'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days before expiry on which owners are warned (content model, T1.domain: expiresOn). */
const STAGES = [3, 14, 30, 60] as const
const FIRST = 60

const daysLeft = (day: string, now: Date): number => Math.round((Date.parse(day) - Date.parse(civilDate(now))) / DAY_MS)

/** `2026-12-24/14`: expiry date and days left of a due warning; null if none is due. */
export const warningFor = ({ expiresOn, registrationStatus }: Readonly<Record<string, unknown>>, now: Date): string | null => {
  if (typeof expiresOn !== 'string' || registrationStatus === 'expired') return null
  const left = daysLeft(expiresOn, now)
  const stage = left < 0 ? undefined : STAGES.find((days) => left <= days)
  return stage === undefined ? null : `${expiresOn}/${stage}`
}

/** Records the due warning on each domain; that change sends the mails, once. */
export const expiryJob: TenantJob = {
  name: 'domains that expire',
  type: 'domain',
  matching: (now) => ({ expiresOn: `${civilDate(now)}..${dayAfter(civilDate(now), FIRST)}` }),
  due: (record, now) => {
    const warned = warningFor(record, now)
    return warned === null || warned === record['warned'] ? null : { warned }
  },
}

const warningMail = ({ name, email }: Addressee, domain: AnyRecord, now: Date): Mail => {
  const [host, day] = [String(domain['name']), String(domain['expiresOn'])]
  const left = daysLeft(day, now)
  const renewal = domain['autoRenew'] === true ? 'オン / On' : 'オフ / Off'
  return {
    to: email,
    locale: 'ja',
    fromName: 'にゃんこ港 / Nyanko Harbor',
    replyTo: null,
    subject: `ドメイン${host}の有効期限まで${left}日です / ${host} expires in ${left} days`,
    parts: [
      { kind: 'text', text: `${name} 様` },
      {
        kind: 'text',
        text: 'ドメインの有効期限が近づいています。更新の予定を確認してください。\nA domain is about to expire. Please see to its renewal.',
      },
      {
        kind: 'facts',
        rows: [
          ['ドメイン / Domain', host],
          ['有効期限 / Expires on', day],
          ['自動更新 / Auto renew', renewal],
        ],
      },
    ],
  }
}

/** Mails owners when a warning has been recorded. */
export const expiryMails = async ({ before, after }: Happened, { owners, now }: MailContext): Promise<readonly Mail[]> => {
  const { warned } = after
  if (typeof warned !== 'string' || warned === before?.['warned']) return []
  return (await owners()).map((owner) => warningMail(owner, after, now))
}
