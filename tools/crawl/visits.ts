import type { Page, Request } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** Messages, failed requests and errors of a page since the last check. */
export type PageProblems = { readonly take: () => readonly string[]; readonly isQuiet: () => boolean }

const isWaitedFor = (request: Request): boolean => ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())

/** Caused by axe, which looks for frames that it may enter, and by refusals, which are checked by their responses. */
const ECHO = /^(Blocked script execution in .* sandboxed|Failed to load resource: the server responded)/

/** Listens for messages that a healthy page never logs. Ignores requests that a navigation cancels. */
export const listenTo = (page: Page): PageProblems => {
  let troubles: string[] = []
  const open = new Set<Request>()
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning'
    if (isTrouble && !ECHO.test(message.text())) troubles.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => isWaitedFor(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => {
    open.delete(request)
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  const take = () => {
    const taken = troubles
    troubles = []
    return taken
  }
  return { take, isQuiet: () => open.size === 0 }
}

/** Navigates to an address as a link does, without a page load: the router follows the browser's history. */
export const follow = (page: Page, address: string): Promise<void> => page.evaluate((to) => history.pushState({}, '', to), address)

export type Goal = {
  /** Window title, in full or in part. */
  readonly title: string | RegExp
  /** Title of the previous page, which stays until the next one settles. */
  readonly unlike: string
  /** Where the visit ends, and the refusals on the way. */
  readonly path: string
  readonly refused?: string
}

/** Whether the requested page has settled, with no pending request. */
export const isPageReady = async (page: Page, { title, unlike, path, refused }: Goal): Promise<boolean> => {
  const shown = await page.evaluate(() => ({
    title: document.title,
    path: location.pathname,
    refused: new URLSearchParams(location.search).get('from') ?? undefined,
    isThere: document.querySelector('h1') !== null && document.querySelector('[data-visible], [aria-busy="true"]') === null,
  }))
  const isTitled = shown.title !== unlike && (typeof title === 'string' ? shown.title === title : title.test(shown.title))
  return shown.isThere && isTitled && shown.path === path && shown.refused === refused
}

/** Returns axe's findings on the settled page. Axe can't inspect a frame without scripts. */
export const findingsOf = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const { axe: judge } = window as unknown as { readonly axe: typeof axe }
    const { violations } = await judge.run(document, { ...rules, iframes: false, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    )
  }, options)
}
