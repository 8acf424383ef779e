import { type BlockNodes, inlineText } from '@captain/rich-text-core'
import type { BlockViewProps } from './block-view-props.ts'
import { InlineView } from './inline-view.tsx'
import { VIEW_MESSAGES } from './messages.ts'

const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/**
 * A YouTube video that sends nothing to YouTube until the reader asks for it, without script: a lazy frame inside closed
 * details has no place on the page, so that the browser does not load it.
 */
export function VideoView({ node, locale }: BlockViewProps<BlockNodes['embed']>) {
  const messages = VIEW_MESSAGES[locale]
  return (
    <figure className="rt-video">
      <details>
        <summary>
          <span className="rt-video-mark" aria-hidden="true" />
          <span className="rt-video-label">{messages.playVideo}</span>
          <span className="rt-video-note">{messages.playNote}</span>
        </summary>
        <iframe
          src={playing(node.embedUrl)}
          title={inlineText(node.caption) || messages.video}
          loading="lazy"
          allow={ALLOWED}
          // YouTube plays nothing for a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </details>
      <figcaption>
        {node.caption.length > 0 && (
          <span className="rt-video-caption">
            <InlineView nodes={node.caption} />
          </span>
        )}
        <a href={node.watchUrl} rel="noopener">
          {messages.watchVideo}
        </a>
      </figcaption>
    </figure>
  )
}

/** The press that opens the video is the press that plays it. */
function playing(embedUrl: string): string {
  const url = new URL(embedUrl)
  url.searchParams.set('autoplay', '1')
  return url.href
}
