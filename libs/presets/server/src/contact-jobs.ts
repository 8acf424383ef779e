import type { AnyContentType, AnyRecord, Values } from '@captain/content-core'
import type { TenantJob } from '@captain/content-server'
import { civilDate } from '@captain/locale'

const GONE = '削除済み'
const ADDRESS = 'deleted@example.invalid'
const LONG_AGO = '2000-01-01'

const isPast = (day: unknown, now: Date): boolean => typeof day === 'string' && day <= civilDate(now)

/** What is left of people in a message: nothing, where a record may do without. */
const anonymous = (type: AnyContentType): Values => {
  const personal = Object.entries(type.fields).filter(([, { personal: isPersonal, required }]) => isPersonal && required === 'optional')
  const nothing = Object.fromEntries(personal.map(([name]) => [name, null]))
  return { ...nothing, name: GONE, email: ADDRESS, body: GONE, hashForgottenOn: null, anonymiseOn: null }
}

/** What time takes out of the messages of an inbox: the sender's hash after 30 days, whoever wrote 12 months after it was done (content model, P.contact). */
export const contactJobs = (type: AnyContentType): readonly TenantJob[] => [
  {
    name: 'hashes of senders whose time has passed',
    type: type.name,
    matching: (now) => ({ hashForgottenOn: `${LONG_AGO}..${civilDate(now)}` }),
    due: (record: AnyRecord, now) => (isPast(record['hashForgottenOn'], now) ? { ipHash: null, hashForgottenOn: null } : null),
    forgets: '受信から30日が過ぎたため、送信元（ハッシュ）を削除しました。 / The sender hash is gone after 30 days.',
  },
  {
    name: 'messages whose time has passed',
    type: type.name,
    matching: (now) => ({ anonymiseOn: `${LONG_AGO}..${civilDate(now)}` }),
    due: (record: AnyRecord, now) => (isPast(record['anonymiseOn'], now) ? anonymous(type) : null),
    forgets: '対応を終えてから12か月が過ぎたため、個人情報を削除しました。 / Personal data removed 12 months after it was dealt with.',
  },
]
