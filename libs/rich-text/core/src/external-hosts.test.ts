import { expect, it } from 'vitest'
import { externalHostsOf } from './external-hosts.ts'

it('names each host once that a reader’s browser would ask', () => {
  const blocks = [
    { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/dQw4w9WgXcQ' } },
    { type: 'embed', data: { service: 'youtube', embed: 'https://www.youtube.com/embed/AAAAAAAAAAA' } },
    { type: 'embed', data: { service: 'vimeo', embed: 'https://player.vimeo.com/video/1' } },
    // Images and cards of other sites are shown without requests to those sites.
    { type: 'image', data: { file: { url: 'https://pictures.example/a.png' } } },
    { type: 'linkTool', data: { link: 'https://a.example/', meta: { image: { url: 'https://b.example/og.png' } } } },
    { type: 'paragraph', data: { text: '<a href="https://c.example/">猫</a>' } },
  ]
  expect(externalHostsOf({ blocks })).toEqual(['www.youtube-nocookie.com'])
})
