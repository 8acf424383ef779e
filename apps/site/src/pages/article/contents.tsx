import { Trans } from '@lingui/react/macro'
import type { Locale } from '@captain/locale'
import type { OutlineEntry } from '@captain/rich-text-core'

type ContentsProps = { readonly entries: readonly OutlineEntry[]; readonly language: Locale }

/** The headings of the article; next to it on wide screens. */
export function Contents({ entries, language }: ContentsProps) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">
        <Trans>目次</Trans>
      </h2>
      <ol lang={language}>
        {entries.map(({ anchor, level, text }) => (
          <li key={anchor} className={`contents-${level}`}>
            <a href={`#${anchor}`} target="_self">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
