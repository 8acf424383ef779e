import type { ReactNode } from 'react'
import type { Locale } from '@captain/locale'

type PageTitleProps = {
  readonly title: string
  /** Language of the title if it differs from that of the page. */
  readonly language?: Locale | undefined
  readonly children?: ReactNode
}

/** The heading of a page, with the wave under it. */
export function PageTitle({ title, language, children }: PageTitleProps) {
  return (
    <div className="page-title">
      <h1 lang={language}>{title}</h1>
      <svg className="title-wave" viewBox="0 0 96 8" width="96" height="8" aria-hidden="true">
        <path d="M1 5q8-5 16 0t16 0 16 0 16 0 16 0 16 0" />
      </svg>
      {children}
    </div>
  )
}
