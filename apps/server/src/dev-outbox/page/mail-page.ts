import { formatDateTime, type Locale } from '@captain/locale'
import type { WholeMail } from '@captain/mail'
import { html } from 'hono/html'
import type { Html } from './html.ts'
import { framePath, outboxPath } from './addresses.ts'
import { FRAME_SANDBOX } from './mail-frame.ts'
import { outboxWords } from './outbox-words.ts'
import { otherThan, shell } from './shell.ts'

type MailPage = { readonly locale: Locale; readonly query: string; readonly mail: WholeMail }

const ADDRESS = /(https?:\/\/[^\s<>"'「」（）、。]*[^\s<>"'「」（）、。.,;:!?)])/

/** Converts the URLs in a text to links. */
const followed = (text: string): readonly (string | Html)[] =>
  text.split(ADDRESS).map((part, place) => (place % 2 === 0 ? part : html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>`))

const fact = (name: string, value: string | Html | null): Html | '' =>
  value === null
    ? ''
    : html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`

/** Returns the page of a mail: its envelope, its HTML in a frame without scripts, its text. */
export const mailPage = ({ locale, query, mail }: MailPage): Promise<string> => {
  const words = outboxWords(locale)
  const { id, subject, state, reason } = mail
  const moment = html`<time datetime="${mail.created_at.toISOString()}">${formatDateTime(mail.created_at)}</time>`
  return shell({
    locale,
    title: `${subject} | ${words.title} | Captain`,
    otherPath: outboxPath(otherThan(locale), { query }, id),
    main: html`
      <p class="up"><a href="${outboxPath(locale, { query })}">${words.back}</a></p>
      <h1 lang="${mail.locale}">${subject}</h1>
      <dl class="envelope">
        ${fact(words.to, mail.recipient)} ${fact(words.from, mail.from_name)} ${fact(words.replyTo, mail.reply_to)}
        ${fact(words.time, moment)} ${fact(words.state, reason === null ? words.states[state] : `${words.states[state]} (${reason})`)}
        ${fact(words.event, html`<code>${mail.event}</code>`)}
      </dl>
      <h2>${words.html}</h2>
      <p class="note">${words.htmlHelp}</p>
      <iframe src="${framePath(id)}" sandbox="${FRAME_SANDBOX}" title="${words.frame(subject)}"></iframe>
      <h2 id="text">${words.text}</h2>
      <pre class="text" lang="${mail.locale}" tabindex="0" role="region" aria-labelledby="text">${followed(mail.body_text)}</pre>
    `,
  })
}
