import { badRequest } from '@captain/http-server'
import { findMails, readMail } from '@captain/mail'
import type { Context, Hono } from 'hono'
import type { Pool } from 'pg'
import type { ServerEnv } from '../web/request-variables.ts'
import { isLocalVisit } from './is-local-visit.ts'
import { frameOf, FRAME_POLICY } from './page/mail-frame.ts'
import { mailPage } from './page/mail-page.ts'
import { OUTBOX_PATH } from './page/addresses.ts'
import { outboxPage } from './page/outbox-page.ts'
import { OUTBOX_POLICY } from './page/shell.ts'

const MAX_CHARACTERS = 200
const PAGE = 50

const wordOf = (context: Context<ServerEnv>, name: string): string => {
  const word = (context.req.query(name) ?? '').trim()
  if ([...word].length > MAX_CHARACTERS || word.includes('\0')) throw badRequest('malformed-parameter', name)
  return word
}

const answer = (text: string, policy: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    },
  })

/** Serves unsent mails as pages to developers on this machine: `/dev/outbox`, `/dev/outbox/{id}`. Other visitors get a 404. */
export const mountDevOutbox = (app: Hono<ServerEnv>, pool: Pool): void => {
  /** A page that resolves to null passes the request to the next handler. */
  const serve = (path: string, page: (context: Context<ServerEnv>) => Promise<Response | null>) =>
    app.get(path, async (context, next) => {
      const socketAddress = context.env?.incoming?.socket.remoteAddress
      if (!isLocalVisit({ socketAddress, headers: context.req.raw.headers })) return next()
      return (await page(context)) ?? next()
    })
  const mailOf = (context: Context<ServerEnv>) => readMail(pool, context.req.param('id') ?? '')

  serve(OUTBOX_PATH, async (context) => {
    const query = wordOf(context, 'q')
    const after = wordOf(context, 'after')
    const found = await findMails(pool, { address: query, after: after === '' ? null : after, limit: PAGE + 1 })
    const next = found.length > PAGE ? (found[PAGE - 1]?.id ?? null) : null
    const text = await outboxPage({ locale: context.get('locale'), query, mails: found.slice(0, PAGE), after, next })
    return answer(text, OUTBOX_POLICY)
  })
  serve(`${OUTBOX_PATH}/:id`, async (context) => {
    const mail = await mailOf(context)
    return mail && answer(await mailPage({ locale: context.get('locale'), query: wordOf(context, 'q'), mail }), OUTBOX_POLICY)
  })
  serve(`${OUTBOX_PATH}/:id/frame`, async (context) => {
    const mail = await mailOf(context)
    return mail && answer(frameOf(mail), FRAME_POLICY)
  })
}
