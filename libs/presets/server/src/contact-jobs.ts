import { emptyValue, type AnyContentType, type RecordOf, type ServerValues, type Values } from '@captain/content-core'
import type { FiltersOf, TenantJob } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { bilingual } from './translator.ts'

/** Replaces texts of a sender, in both languages of staff (content model, P.contact). */
const GONE = '削除済み'
const ADDRESS = 'deleted@example.invalid'
const LONG_AGO = '2000-01-01'

const isPast = (day: unknown, now: Date): boolean => typeof day === 'string' && day <= dateInTimeZone(now)

/** Returns the anonymised values of a message: required texts become placeholders, other personal values become empty. */
const anonymous = (type: AnyContentType): Values => {
  const personal = Object.entries(type.fields).filter(([, { personal: isPersonal, required }]) => isPersonal && required === 'optional')
  const nothing = Object.fromEntries(personal.map(([name, field]) => [name, emptyValue(field)]))
  return { ...nothing, name: GONE, email: ADDRESS, body: GONE, hashForgottenOn: null, anonymiseOn: null }
}

/** Job on the messages of an inbox. */
type ContactJob<C> = Pick<TenantJob, 'name' | 'purgeReason'> & {
  readonly filter: (now: Date) => FiltersOf<C>
  readonly dueChanges: (record: RecordOf<C>, now: Date) => ServerValues<C> | null
}

/**
 * Returns the jobs that purge the sender's hash after 30 days and anonymise messages 12 months after completion (content model, P.contact).
 */
export function contactJobs<const C extends AnyContentType>(type: C): readonly ContactJob<C>[]
// The implementation serves the inboxes of all tenants and does not know their additional fields.
export function contactJobs(type: AnyContentType): readonly Omit<TenantJob, 'type'>[] {
  return [
    {
      name: 'hashes of senders whose time has passed',
      filter: (now) => ({ hashForgottenOn: `${LONG_AGO}..${dateInTimeZone(now)}` }),
      dueChanges: (record, now) => (isPast(record['hashForgottenOn'], now) ? { ipHash: null, hashForgottenOn: null } : null),
      purgeReason: bilingual((i18n) => i18n._('受信から30日が過ぎたため、送信元（ハッシュ）を削除しました。')),
    },
    {
      name: 'messages whose time has passed',
      filter: (now) => ({ anonymiseOn: `${LONG_AGO}..${dateInTimeZone(now)}` }),
      dueChanges: (record, now) => (isPast(record['anonymiseOn'], now) ? anonymous(type) : null),
      purgeReason: bilingual((i18n) => i18n._('対応を終えてから12か月が過ぎたため、個人情報を削除しました。')),
    },
  ]
}
