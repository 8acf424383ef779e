import { WindowTitle } from '../../document/window-title.tsx'

/** The head of an error page: a title for the browser, and no data for search engines. */
export function FailureHead({ title }: { readonly title: string }) {
  return (
    <>
      <WindowTitle page={title} />
      <meta name="robots" content="noindex" />
    </>
  )
}
