import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { embed, videoAt } from './embed.ts'

const youtube = (address: string, others = {}) => ({ service: 'youtube', embed: address, ...others })

it('reads a video, its addresses built from the id', () => {
  expect(embed.read(youtube('https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', { caption: '<b>厨房</b>' }))).toEqual({
    node: {
      type: 'embed',
      service: 'youtube',
      videoId: 'dQw4w9WgXcQ',
      start: 90,
      embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
      watchUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90',
      caption: [{ tag: 'b', children: ['厨房'] }],
    },
    text: '厨房',
  })
})

it.each(['https://www.youtube.com/embed/-----------', 'https://www.youtube-nocookie.com/embed/AAAAAAAAAAA'])(
  'plays %s from its beginning',
  (address) => {
    expect(embed.read(youtube(address))?.node).toMatchObject({ start: null, embedUrl: expect.stringMatching(/embed\/[\w-]{11}$/) })
  },
)

it('knows the video of any address that people copy, which is no frame to store', () => {
  const embedUrl = 'https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?start=75'
  expect(videoAt('https://youtu.be/AAAAAAAAAAA?t=1m15s')).toMatchObject({ videoId: 'AAAAAAAAAAA', start: 75, embedUrl, caption: [] })
  expect(videoAt('https://m.youtube.com/watch?v=AAAAAAAAAAA&t=75')).toMatchObject({ embedUrl })
  expect(videoAt('https://a.example/watch?v=AAAAAAAAAAA')).toBeNull()
})

describe.each([
  youtube('https://youtu.be/AAAAAAAAAAA'),
  youtube('https://m.youtube.com/watch?v=AAAAAAAAAAA'),
  { service: 'twitter', embed: 'https://twitframe.com/show?url=x' },
  { service: 'instagram', embed: 'https://www.instagram.com/p/x/embed' },
  { service: 'vimeo', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
  youtube('javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ'),
  youtube('https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ'),
  youtube('https://www.youtube.com/embed/dQw4w9WgXcQ"onload="x'),
  youtube('https://www.youtube.com/embed/videoseries?list=PL'),
  youtube('data:text/html,<script>'),
])('%j', (data) => {
  it('is not shown', () => {
    expect(embed.read(data)).toBeNull()
  })

  it('is refused with the code that has the words for it', () => {
    expect(v.safeParse(embed.schema, data).issues?.map((issue) => issue.type)).toEqual(['youtubeEmbed'])
  })
})

it('keeps no script address as its source', () => {
  const data = youtube('https://www.youtube.com/embed/AAAAAAAAAAA', { source: 'javascript:alert(1)' })
  expect(embed.mapInline(data, (html) => html)).toEqual({ ...data, source: '', caption: '' })
})
