import { jobFor, type Recipient, type ChangeOf, type MailContextOf } from '@captain/content-server'
import { dateInTimeZone, addDays, daysUntil } from '@captain/locale'
import type { Mail } from '@captain/mail'
import { tenant } from '../tenant.ts'
import type { Domain, Portal } from './portal-records.ts'
import { bilingual, i18nIn } from './translator.ts'

/** Days before expiry on which owners are warned (content model, T1.domain: expiresOn). */
const STAGES = [3, 14, 30, 60] as const
const FIRST = 60

/** `2026-12-24/14`: expiry date and days left of a due warning; null if none is due. */
export const warningFor = (
  { expiresOn, registrationStatus }: Pick<Domain, 'expiresOn' | 'registrationStatus'>,
  now: Date,
): string | null => {
  if (registrationStatus === 'expired') return null
  const left = daysUntil(expiresOn, now)
  const stage = left < 0 ? undefined : STAGES.find((days) => left <= days)
  return stage === undefined ? null : `${expiresOn}/${stage}`
}

/** Records the due warning on each domain; that change sends the mails, once. */
export const expiryJob = jobFor(tenant, 'domain', {
  name: 'domains that expire',
  filter: (now) => ({ expiresOn: `${dateInTimeZone(now)}..${addDays(dateInTimeZone(now), FIRST)}` }),
  dueChanges: (record, now) => {
    const warned = warningFor(record, now)
    return warned === null || warned === record.warned ? null : { warned }
  },
})

/** The mail has both languages; a name is addressed in Japanese only. */
const greeting = (name: string): string => {
  const i18n = i18nIn('ja')
  return i18n._('{name} 様', { name })
}

const warningMail = ({ name, email }: Recipient, domain: Domain, now: Date): Mail => {
  const { name: host, expiresOn: day } = domain
  const left = daysUntil(day, now)
  const renewal = bilingual((i18n) => (domain.autoRenew ? i18n._('オン') : i18n._('オフ')))
  return {
    to: email,
    locale: 'ja',
    fromName: `${tenant.names.ja} / ${tenant.names.en}`,
    replyTo: null,
    subject: bilingual((i18n) => i18n._('ドメイン{host}の有効期限まで{left}日です', { host, left })),
    parts: [
      { kind: 'text', text: greeting(name) },
      {
        kind: 'text',
        text: bilingual((i18n) => i18n._('ドメインの有効期限が近づいています。更新の予定を確認してください。'), '\n'),
      },
      {
        kind: 'facts',
        rows: [
          [bilingual((i18n) => i18n._('ドメイン')), host],
          [bilingual((i18n) => i18n._('有効期限')), day],
          [bilingual((i18n) => i18n._('自動更新')), renewal],
        ],
      },
    ],
  }
}

/** Mails owners when a warning has been recorded. */
export const expiryMails = async (
  { before, after }: ChangeOf<Portal, 'domain'>,
  { owners, now }: MailContextOf<Portal>,
): Promise<readonly Mail[]> => {
  const { warned } = after
  if (warned === null || warned === before?.warned) return []
  return (await owners()).map((owner) => warningMail(owner, after, now))
}
