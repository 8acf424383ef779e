import type { RichTextDocument } from './document.ts'
import { readDocument } from './read-document.ts'

/** The hosts that a reader of the document can send requests to, once a video is played; the notice on external sending names them. */
export function externalHostsOf(document: RichTextDocument): string[] {
  return [...new Set(readDocument(document).flatMap(({ node }) => (node.type === 'embed' ? [new URL(node.embedUrl).host] : [])))]
}
