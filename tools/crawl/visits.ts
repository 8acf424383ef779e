import type { Page, Request } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What a page said, asked for in vain or threw since it was last asked. */
export type Troubles = { readonly take: () => readonly string[]; readonly isQuiet: () => boolean }

const isWaitedFor = (request: Request): boolean => ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())

/** Said of axe, which looks for frames that it may enter, and of refusals, which are told by their answers. */
const ECHO = /^(Blocked script execution in .* sandboxed|Failed to load resource: the server responded)/

/** Listens to everything that a healthy page never says. What is cut off by leaving a page is none of its troubles. */
export const listenTo = (page: Page): Troubles => {
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

/** Goes to an address as a link does, without loading the page anew: the router follows the browser's history. */
export const follow = (page: Page, address: string): Promise<void> => page.evaluate((to) => history.pushState({}, '', to), address)

export type Goal = {
  /** Of the window, in full or as far as it is known. */
  readonly title: string | RegExp
  /** Of the page before, which stays until the next one stands. */
  readonly unlike: string
  /** Where the visit ends, and what has been refused on the way. */
  readonly path: string
  readonly refused?: string
}

/** Whether the page that was gone to stands, with nothing of it still on its way. */
export const stands = async (page: Page, { title, unlike, path, refused }: Goal): Promise<boolean> => {
  const shown = await page.evaluate(() => ({
    title: document.title,
    path: location.pathname,
    refused: new URLSearchParams(location.search).get('from') ?? undefined,
    isThere: document.querySelector('h1') !== null && document.querySelector('[data-visible], [aria-busy="true"]') === null,
  }))
  const isTitled = shown.title !== unlike && (typeof title === 'string' ? shown.title === title : title.test(shown.title))
  return shown.isThere && isTitled && shown.path === path && shown.refused === refused
}

/** The findings of axe on the page that stands. A frame that may run no script cannot be looked into. */
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
