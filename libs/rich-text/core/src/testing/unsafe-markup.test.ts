import { expect, it } from 'vitest'
import { unsafeMarkup } from './unsafe-markup.ts'

const frame = (address: string, inside = '') => {
  const area = `<svg width="100%" height="2000" display="block"></svg>${inside}`
  const link = `<a href="${address}" referrerpolicy="origin" tabindex="-1" aria-hidden="true">${area}</a>`
  const page = `<!doctype html><html lang="ja"><title>YouTube</title><body marginwidth="0" marginheight="0">${link}`
  return `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
}
const PLAYER = 'https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?start=1&amp;autoplay=1'

it.each([
  '<script>alert(1)</script>',
  '<b onclick="x">a</b>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java&#10;script:alert(1)">a</a>',
  '<img src="data:text/html,x">',
  '<img src="//a.example/a.png">',
  '<img src="https://a.example/a.png">',
  '<img srcset="/media/a.png 1x, https://a.example/a.png 2x">',
  '<b style="background:url(x)">a</b>',
  '<iframe srcdoc="x"></iframe>',
  frame('https://a.example/'),
  frame(PLAYER, '<img src=x>'),
  frame(PLAYER).replace('<iframe', '<iframe src="https://www.youtube-nocookie.com/embed/AAAAAAAAAAA" loading="lazy"'),
  '<svg></svg>',
])('finds %s', (html) => {
  expect(unsafeMarkup(html)).toHaveLength(1)
})

it('finds nothing in what a document may show', () => {
  expect(
    unsafeMarkup(
      '<p id="h-1">&lt;script&gt;<a href="tel:1">a</a><a href="#h-1">a</a><img src="/media/a.png"><img src="data:image/png;base64,iVBO"></p>' +
        frame(PLAYER),
    ),
  ).toEqual([])
})
