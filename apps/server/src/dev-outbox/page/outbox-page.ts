import { formatDateTime, type Locale } from '@captain/locale'
import type { FoundMail } from '@captain/mail'
import { html } from 'hono/html'
import { i18nIn } from '../../translator.ts'
import type { Html } from './html.ts'
import { OUTBOX_PATH, outboxPath } from './addresses.ts'
import { otherThan, shell } from './shell.ts'
import { stateLabels } from './state-labels.ts'

type OutboxPage = {
  readonly locale: Locale
  readonly query: string
  readonly mails: readonly FoundMail[]
  /** Mail after which this page of the list begins; empty for the first page. */
  readonly after: string
  /** Mail after which the next page begins; null on the last page. */
  readonly next: string | null
}

const searchForm = ({ locale, query }: OutboxPage): Html => {
  const i18n = i18nIn(locale)
  return html`<form class="search" role="search" action="${OUTBOX_PATH}">
    <input type="hidden" name="locale" value="${locale}" />
    <label for="q">${i18n._('宛先で探す')}</label>
    <div class="search-line">
      <input id="q" type="search" name="q" value="${query}" maxlength="200" aria-describedby="q-help" />
      <button>${i18n._('探す')}</button>
    </div>
    <p id="q-help" class="note">${i18n._('メールアドレスの一部。例：owner@')}</p>
  </form>`
}

const row = ({ locale, query }: OutboxPage, { id, recipient, subject, state, created_at: createdAt }: FoundMail): Html => html`
  <li>
    <a href="${outboxPath(locale, { query }, id)}">
      <span class="subject">${subject}</span>
      <span class="recipient">${recipient}</span>
      <time datetime="${createdAt.toISOString()}">${formatDateTime(createdAt)}</time>
      <span class="state" data-state="${state}">${stateLabels(i18nIn(locale))[state]}</span>
    </a>
  </li>
`

const listOf = (page: OutboxPage): Html => {
  const { locale, query, mails, after, next } = page
  const i18n = i18nIn(locale)
  const clear = html`<p><a href="${outboxPath(locale)}">${i18n._('すべて表示')}</a></p>`
  if (mails.length === 0 && query !== '')
    return html`<p class="nothing" role="status">${i18n._('「{query}」宛のメールはありません', { query })}</p>
      ${clear}`
  if (mails.length === 0) {
    return html`<div class="empty">
      <h2>${i18n._('メールはまだありません')}</h2>
      <p>${i18n._('招待や注文など、メールを送る操作をすると、数秒のうちにここに表示されます。ページを読み込み直してください。')}</p>
    </div>`
  }
  return html`
    <ul class="mails" aria-label="${i18n._('メール')}">
      ${mails.map((mail) => row(page, mail))}
    </ul>
    <p class="ways">
      ${query === '' ? '' : html`<a href="${outboxPath(locale)}">${i18n._('すべて表示')}</a>`}
      ${after === '' ? '' : html`<a href="${outboxPath(locale, { query })}">${i18n._('新しいメールへ戻る')}</a>`}
      ${next === null ? '' : html`<a rel="next" href="${outboxPath(locale, { query, after: next })}">${i18n._('以前のメール')}</a>`}
    </p>
  `
}

/** Returns the page of mails in the outbox, newest first, optionally filtered by address. */
export const outboxPage = (page: OutboxPage): Promise<string> => {
  const { locale, query, after } = page
  const i18n = i18nIn(locale)
  return shell({
    locale,
    title: `${i18n._('送信箱')} | Captain`,
    otherPath: outboxPath(otherThan(locale), { query, after }),
    main: html`
      <h1>${i18n._('送信箱')}</h1>
      <p class="lead">${i18n._('開発用のページです。メールサーバーが設定されていないため、メールは外に送られず、ここに届きます。')}</p>
      ${searchForm(page)} ${listOf(page)}
    `,
  })
}
