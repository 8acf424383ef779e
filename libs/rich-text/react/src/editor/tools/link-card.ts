import type { LinkToolNode } from '@captain/rich-text-core'
import { element } from '../dom/element.ts'

/** Renders a page as a card: its title, description, host, and its thumbnail if that is ours. */
export function linkCard({ href, host, title, description, image }: LinkToolNode): HTMLElement {
  const words = element(
    'span',
    { class: 'rte-card-words' },
    element('span', { class: 'rte-card-title' }, title || href),
    ...(description === '' ? [] : [element('span', { class: 'rte-card-description' }, description)]),
    element('span', { class: 'rte-card-host' }, host),
  )
  const picture = image === null ? [] : [element('img', { class: 'rte-card-image', src: image, alt: '' })]
  return element('a', { class: 'rte-card', href, target: '_blank', rel: 'noopener noreferrer nofollow' }, words, ...picture)
}
