import type { RichTextDocument } from './document.ts'
import { readDocument, type ReadBlock } from './read-document.ts'

/** The hosts that reading a document sends requests to, those of videos once they are played; the notice on external sending names them. */
export function externalHostsOf(document: RichTextDocument): string[] {
  return [...new Set(readDocument(document).flatMap(({ node }) => hostsOf(node)))]
}

function hostsOf(node: ReadBlock['node']): string[] {
  if (node.type === 'embed') return [new URL(node.embedUrl).host]
  return node.type === 'image' && URL.canParse(node.src) ? [new URL(node.src).host] : []
}
