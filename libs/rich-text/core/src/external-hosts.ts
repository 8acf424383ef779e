import type { RichTextDocument } from './document.ts'
import { readDocument } from './read-document.ts'

/** Returns the hosts that a reader's browser can contact once a video is played; the notice on external transmission lists them. */
export function externalHostsOf(document: RichTextDocument): string[] {
  return [...new Set(readDocument(document).flatMap(({ node }) => (node.type === 'embed' ? [new URL(node.embedUrl).host] : [])))]
}
