import type { ReactNode } from 'react'
import stylesheet from '../styles/site.css?url'
import { colorRules } from '../document/color-rules.ts'
import { usePage } from '../document/page-context.ts'

type PlainDocumentProps = { readonly className: string; readonly name: string; readonly children: ReactNode }

/** A page of a tenant's own site, of which we know the name and the colour. */
export function PlainDocument({ className, name, children }: PlainDocumentProps) {
  const { locale, colors } = usePage()
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <base target="_blank" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
        <style>{colorRules(colors)}</style>
      </head>
      <body className={`record-page ${className}`}>
        <header className="record-site">
          <p>{name}</p>
        </header>
        <main>{children}</main>
      </body>
    </html>
  )
}
