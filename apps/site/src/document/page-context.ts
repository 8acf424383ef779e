import { createContext, use } from 'react'
import type { Locale } from '@captain/locale'
import type { SharedCard } from '../sharing/shared-card.ts'

/** Facts of the request for all parts of a page. */
export type PageFacts = {
  readonly locale: Locale
  /** The prefix of the address as asked; links keep it. */
  readonly prefix: Locale | null
  /** The address without its language prefix. */
  readonly path: string
  readonly search: string
  readonly baseUrl: string
  /** Colours that the content of this page brings, filled by the loaders. */
  readonly colors: Set<string>
  /** Receives the texts of the page's sharing image if the page has no chosen image. */
  readonly onCard?: ((card: SharedCard) => unknown) | undefined
}

const PageContext = createContext<PageFacts | null>(null)

export const PageProvider = PageContext

export const usePage = (): PageFacts => {
  const page = use(PageContext)
  if (page === null) throw new Error('A part of a page was rendered outside of PageProvider')
  return page
}
