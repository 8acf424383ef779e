import { expect, it } from 'vitest'
import { unsafeMarkup } from './unsafe-markup.ts'

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
  '<iframe src="https://a.example/"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/embed/AAAAAAAAAAA" srcdoc="x"></iframe>',
  '<svg></svg>',
])('finds %s', (html) => {
  expect(unsafeMarkup(html)).toHaveLength(1)
})

it('finds nothing in what a document may show', () => {
  expect(
    unsafeMarkup(
      '<p id="h-1">&lt;script&gt;<a href="tel:1">a</a><a href="#h-1">a</a><img src="/media/a.png"><img src="data:image/png;base64,iVBO"></p>' +
        '<iframe src="https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?start=1"></iframe>',
    ),
  ).toEqual([])
})
