import { Parser } from 'htmlparser2'

const ELEMENTS = new Set('script style object embed applet base meta link svg math form input button template'.split(' '))
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster', 'xlink:href'])
const OWN_PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/
// A page with only a link to a player: no other site is contacted until a user follows it.
const FRAME =
  /^<!doctype html><html lang="(?:ja|en)"><title>YouTube<\/title><body marginwidth="0" marginheight="0"><a href="https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?(?:start=\d+&amp;)?autoplay=1" referrerpolicy="[a-z-]+" tabindex="-1" aria-hidden="true"><svg width="100%" height="2000" display="block"><\/svg><\/a>$/

/** Finds every element and attribute of a page that could run a script, load a forbidden resource or bypass the page's policy. */
export function unsafeMarkup(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (ELEMENTS.has(name)) found.push(`<${name}>`)
      if (name === 'iframe' && !FRAME.test(attributes['srcdoc'] ?? '')) found.push('<iframe>')
      for (const [key, value] of Object.entries(attributes)) if (isUnsafe(name, key, value)) found.push(`<${name} ${key}="${value}">`)
    },
  })
  parser.end(html)
  return found
}

function isUnsafe(name: string, key: string, value: string): boolean {
  if (key.startsWith('on') || key === 'style' || (key === 'srcdoc' && name !== 'iframe')) return true
  if (!ADDRESSES.has(key)) return false
  // A frame loads what it shows without user action.
  if (name === 'iframe') return true
  // An image of another site would reveal the reader's address to that site.
  if (name === 'img') return !(OWN_PICTURE.test(value) || value.split(', ').every((one) => /^\/(?![/\\])/.test(one)))
  // oxlint-disable-next-line no-control-regex
  const address = value.replace(/[\u0000-\u0020\u007f-\u009f]/g, '')
  return !/^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i.test(address)
}
