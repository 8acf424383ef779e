import { type BlockNodes, inlineText } from '@captain/rich-text-core'
import { useId } from 'react'
import type { BlockViewProps } from './block-view-props.ts'
import { InlineView } from './inline-view.tsx'
import { VIEW_MESSAGES } from './messages.ts'
import { playing, videoFrame } from './video-frame.ts'

const PLAYER = 'https://www.youtube-nocookie.com'
// The frame starts as our own page, so each permission has to name the player.
const ALLOWED = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature} ${PLAYER}`).join('; ')

/** A YouTube video that sends no request to YouTube until the reader clicks, with and without scripts. */
export function VideoView({ node, locale }: BlockViewProps<BlockNodes['embed']>) {
  const messages = VIEW_MESSAGES[locale]
  const frame = `video${useId()}`
  const player = playing(node.embedUrl)
  return (
    <figure className="rt-video">
      <div className="rt-video-screen">
        <div className="rt-video-poster">
          <span className="rt-video-mark" aria-hidden="true" />
          {/* The transparent frame in front receives the clicks. YouTube refuses to play without a referrer. */}
          <a className="rt-video-play" href={player} target={frame} referrerPolicy="strict-origin-when-cross-origin">
            {messages.playVideo}
          </a>
          <span className="rt-video-note">{messages.playNote}</span>
        </div>
        <iframe
          name={frame}
          srcDoc={videoFrame(player, locale)}
          title={inlineText(node.caption) || messages.video}
          allow={ALLOWED}
          scrolling="no"
        />
      </div>
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
