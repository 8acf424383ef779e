import { expect, test } from 'vitest'
import { youtubeVideo } from './youtube-video.ts'

const ID = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&list=PL1`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/shorts/${ID}/`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}`,
])('%s leads to the video', (url) => {
  expect(youtubeVideo(url)).toEqual({ id: ID, start: null })
})

test.each([
  ['?start=10', 10],
  ['?t=90', 90],
  ['?t=90s', 90],
  ['?t=1m30s', 90],
  ['?t=1h2m3s', 3723],
  ['?t=2m', 120],
  ['?time_continue=7', 7],
  ['?t=0', null],
  ['?t=', null],
  ['?t=-5', null],
  ['?t=１０', null],
  ['?t=1e3', null],
  ['?start=99999999999', null],
])('%s starts at %j', (query, start) => {
  expect(youtubeVideo(`https://youtu.be/${ID}${query}`)).toEqual({ id: ID, start })
})

test.each([
  '',
  ID,
  `www.youtube.com/watch?v=${ID}`,
  `//www.youtube.com/embed/${ID}`,
  `javascript:alert(1)//youtube.com/embed/${ID}`,
  `https://www.youtube.com.evil.example/embed/${ID}`,
  `https://evil.example/www.youtube.com/embed/${ID}`,
  `https://www.youtube.com@evil.example/embed/${ID}`,
  `https://user@www.youtube.com/embed/${ID}`,
  `https://www.youtube.com:8443/embed/${ID}`,
  `https://www.youtube.com/embed/${ID}"onload="x`,
  `https://www.youtube.com/embed/${ID}/extra`,
  `https://www.youtube.com/embed/${ID.slice(1)}`,
  `https://www.youtube.com/embed/${ID}a`,
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/watch',
  `https://www.youtube.com/watch/${ID}`,
  `https://youtu.be/a/${ID}`,
  `https://ｙoutu.be.evil.example/${ID}`,
  ` https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?${'a'.repeat(3000)}`,
])('%s leads to no video', (url) => {
  expect(youtubeVideo(url)).toBeNull()
})
