import { errors, type Page, type Request } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { isHarmless } from '../browser/watched-test.ts'

/** Messages, failed requests and errors of a page since the last check. */
export type PageProblems = { readonly take: () => readonly string[]; readonly isQuiet: () => boolean }

const isWaitedFor = (request: Request): boolean => ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType())

/** Refusals of the server are checked by their responses, with the status that the message repeats. */
const REPEATED = /^Failed to load resource: the server responded/

/** Listens for messages that a healthy page never logs. Ignores requests that a navigation cancels. */
export const listenTo = (page: Page): PageProblems => {
  let troubles: string[] = []
  const open = new Set<Request>()
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning'
    if (isTrouble && !REPEATED.test(message.text()) && !isHarmless(message.text())) troubles.push(`${message.type()}: ${message.text()}`)
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

/** Whether the requested page has settled. Runs in the page. */
const isReady = ({ title, unlike, path, refused }: Goal): boolean => {
  const shown = document.title
  const isTitled = shown !== unlike && (typeof title === 'string' ? shown === title : title.test(shown))
  const isThere = document.querySelector('h1') !== null && document.querySelector('[data-visible], [aria-busy="true"]') === null
  const from = new URLSearchParams(location.search).get('from') ?? undefined
  return isThere && isTitled && location.pathname === path && from === refused
}

/** Waits in the page, which costs it less than questions from outside, until it has settled. Returns false if the time limit in ms is reached. */
export const becomesReady = (page: Page, goal: Goal, timeout: number): Promise<boolean> =>
  page.waitForFunction(isReady, goal, { polling: 20, timeout }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )

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
