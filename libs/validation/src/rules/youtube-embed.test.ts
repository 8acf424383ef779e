import { ruleTable } from '../testing/rule-table.ts'
import { youtubeEmbed } from './youtube-embed.ts'

const FRAME = 'https://www.youtube.com/embed/dQw4w9WgXcQ'

ruleTable(youtubeEmbed(), {
  code: 'youtubeEmbed',
  accepts: [
    { service: 'youtube', embed: FRAME },
    { service: 'youtube', embed: `${FRAME}?start=10&end=20` },
    { service: 'youtube', embed: 'https://www.youtube-nocookie.com/embed/-----------' },
    { service: 'youtube', embed: FRAME, source: 'https://youtu.be/dQw4w9WgXcQ', caption: '港の朝' },
  ],
  refuses: [
    null,
    undefined,
    '',
    FRAME,
    {},
    { service: 'youtube' },
    { service: 'YouTube', embed: FRAME },
    { service: ['youtube'], embed: FRAME },
    { service: 'vimeo', embed: FRAME },
    { service: 'youtube', embed: [FRAME] },
    { service: 'youtube', embed: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    { service: 'youtube', embed: 'http://www.youtube.com/embed/dQw4w9WgXcQ' },
    { service: 'youtube', embed: '//www.youtube.com/embed/dQw4w9WgXcQ' },
    { service: 'youtube', embed: `${FRAME}"onload="x` },
    { service: 'youtube', embed: `${FRAME}?start=10"onload="x` },
    { service: 'youtube', embed: `${FRAME}\n` },
    { service: 'youtube', embed: 'https://www.youtube.com/embed/../redirect?q=x' },
    { service: 'youtube', embed: 'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ' },
  ],
})
