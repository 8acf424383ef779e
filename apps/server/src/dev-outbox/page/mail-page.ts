import { formatDateTime, type Locale } from '@captain/locale'
import type { FullMail } from '@captain/mail'
import { html } from 'hono/html'
import { i18nIn } from '../../translator.ts'
import type { Html } from './html.ts'
import { framePath, outboxPath } from './addresses.ts'
import { FRAME_SANDBOX } from './mail-frame.ts'
import { otherThan, shell } from './shell.ts'
import { stateLabels } from './state-labels.ts'

type MailPage = { readonly locale: Locale; readonly query: string; readonly mail: FullMail }

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
  const i18n = i18nIn(locale)
  const { id, subject, state, reason } = mail
  const moment = html`<time datetime="${mail.created_at.toISOString()}">${formatDateTime(mail.created_at)}</time>`
  return shell({
    locale,
    title: `${subject} | ${i18n._('送信箱')} | Captain`,
    otherPath: outboxPath(otherThan(locale), { query }, id),
    main: html`
      <p class="up"><a href="${outboxPath(locale, { query })}">${i18n._('一覧へ戻る')}</a></p>
      <h1 lang="${mail.locale}">${subject}</h1>
      <dl class="envelope">
        ${fact(i18n._('宛先'), mail.recipient)} ${fact(i18n._('差出人'), mail.from_name)} ${fact(i18n._('返信先'), mail.reply_to)}
        ${fact(i18n._('作成日時'), moment)}
        ${fact(i18n._('状態'), reason === null ? stateLabels(i18n)[state] : `${stateLabels(i18n)[state]} (${reason})`)}
        ${fact(i18n._('きっかけ'), html`<code>${mail.event}</code>`)}
      </dl>
      <h2>${i18n._('HTML')}</h2>
      <p class="note">${i18n._('リンクは新しいタブで開きます。')}</p>
      <iframe src="${framePath(id)}" sandbox="${FRAME_SANDBOX}" title="${i18n._('HTMLのメール：{subject}', { subject })}"></iframe>
      <h2 id="text">${i18n._('テキスト')}</h2>
      <pre class="text" lang="${mail.locale}" tabindex="0" role="region" aria-labelledby="text">${followed(mail.body_text)}</pre>
    `,
  })
}
