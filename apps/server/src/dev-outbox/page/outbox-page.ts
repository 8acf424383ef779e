import { formatDateTime, type Locale } from '@captain/locale'
import type { FoundMail } from '@captain/mail'
import { html } from 'hono/html'
import type { Html } from './html.ts'
import { OUTBOX_PATH, outboxPath } from './addresses.ts'
import { outboxWords } from './outbox-words.ts'
import { otherThan, shell } from './shell.ts'

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
  const words = outboxWords(locale)
  return html`<form class="search" role="search" action="${OUTBOX_PATH}">
    <input type="hidden" name="locale" value="${locale}" />
    <label for="q">${words.search}</label>
    <div class="search-line">
      <input id="q" type="search" name="q" value="${query}" maxlength="200" aria-describedby="q-help" />
      <button>${words.searchButton}</button>
    </div>
    <p id="q-help" class="note">${words.searchHelp}</p>
  </form>`
}

const row = ({ locale, query }: OutboxPage, { id, recipient, subject, state, created_at: createdAt }: FoundMail): Html => html`
  <li>
    <a href="${outboxPath(locale, { query }, id)}">
      <span class="subject">${subject}</span>
      <span class="recipient">${recipient}</span>
      <time datetime="${createdAt.toISOString()}">${formatDateTime(createdAt)}</time>
      <span class="state" data-state="${state}">${outboxWords(locale).states[state]}</span>
    </a>
  </li>
`

const listOf = (page: OutboxPage): Html => {
  const { locale, query, mails, after, next } = page
  const words = outboxWords(locale)
  const clear = html`<p><a href="${outboxPath(locale)}">${words.clear}</a></p>`
  if (mails.length === 0 && query !== '')
    return html`<p class="nothing" role="status">${words.nothing(query)}</p>
      ${clear}`
  if (mails.length === 0) {
    return html`<div class="empty">
      <h2>${words.emptyTitle}</h2>
      <p>${words.empty}</p>
    </div>`
  }
  return html`
    <ul class="mails" aria-label="${words.mails}">
      ${mails.map((mail) => row(page, mail))}
    </ul>
    <p class="ways">
      ${query === '' ? '' : html`<a href="${outboxPath(locale)}">${words.clear}</a>`}
      ${after === '' ? '' : html`<a href="${outboxPath(locale, { query })}">${words.newest}</a>`}
      ${next === null ? '' : html`<a rel="next" href="${outboxPath(locale, { query, after: next })}">${words.older}</a>`}
    </p>
  `
}

/** Returns the page of mails in the outbox, newest first, optionally filtered by address. */
export const outboxPage = (page: OutboxPage): Promise<string> => {
  const { locale, query, after } = page
  const words = outboxWords(locale)
  return shell({
    locale,
    title: `${words.title} | Captain`,
    otherPath: outboxPath(otherThan(locale), { query, after }),
    main: html`
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${searchForm(page)} ${listOf(page)}
    `,
  })
}
