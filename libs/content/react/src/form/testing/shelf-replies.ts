import type { MailState, RepliesResponse, ReplyOffer } from '@captain/content-core'
import { json, problem, type Call, type Values } from './shelf-call.ts'
import type { shelfRecord } from './shelf-record.ts'

const OFFER: ReplyOffer = {
  to: 'guest@mail.example',
  fromName: 'カフェ',
  replyTo: 'cafe@mail.example',
  locale: 'ja',
  subject: 'Re: 予約について',
  greeting: '港 花子 様\n\nお問い合わせいただき、ありがとうございます。カフェの大家 港一です。',
  signature: '--\nカフェ\ncafe@mail.example',
  quote: '2026/11/20 14:00、港 花子 様のお問い合わせ：\n> 5名で行けますか。\n> 窓側を希望します。',
}

/** The replies of the record of the API under test. */
export const shelfReplies = (record: ReturnType<typeof shelfRecord>) => {
  const keys = new Map<string, string>()
  let state: MailState = 'waiting'
  let offer: ReplyOffer | null = OFFER
  let refusal: RepliesResponse['refusal'] = null

  const stored = (): readonly Values[] => {
    const { replies } = record.get()
    return Array.isArray(replies) ? (replies as readonly Values[]) : []
  }

  const read = (): Response => {
    const mails = stored().flatMap(({ mail }) => (typeof mail === 'string' ? [[mail, state] as const] : []))
    return json(200, { offer, refusal, mails: Object.fromEntries(mails) })
  }

  const send = ({ body, idempotencyKey, ifMatch }: Call): Response => {
    const text = JSON.stringify(body)
    const known = keys.get(idempotencyKey ?? '')
    if (known === text) return json(201, record.get())
    if (known !== undefined) return problem(409, 'idempotency-mismatch', { current: record.get() })
    if (ifMatch !== `"${record.get().lockVersion}"`) return problem(409, 'version-conflict', { current: record.get() })
    keys.set(idempotencyKey ?? '', text)
    const { isFinished, ...reply } = body
    const mail = body['way'] === 'email' ? `mail-${stored().length}` : null
    const made = { subject: null, isQuoting: false, ...reply, at: '2026-11-21T05:00:00.000Z', by: '大家 港一', mail }
    const status = isFinished === true ? 'done' : record.get().status === 'new' ? 'inProgress' : record.get().status
    record.change({ replies: [...stored(), made], status, state: status })
    return json(201, record.get())
  }

  return {
    answer: (call: Call): Response => (call.method === 'GET' ? read() : send(call)),
    /** Sets what became of the mails. */
    become: (next: MailState) => {
      state = next
    },
    /** Sets what the server offers; null with the reason why a reply is impossible. */
    offering: (next: Partial<ReplyOffer> | null, why: RepliesResponse['refusal'] = null) => {
      offer = next === null ? null : { ...OFFER, ...next }
      refusal = why
    },
  }
}
