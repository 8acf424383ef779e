import { WindowTitle } from '../../document/window-title.tsx'

/** Of a page that is not there a browser learns its title, and a search engine nothing. */
export function FailureHead({ title }: { readonly title: string }) {
  return (
    <>
      <WindowTitle page={title} />
      <meta name="robots" content="noindex" />
    </>
  )
}
