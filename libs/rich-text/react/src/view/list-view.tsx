import type { Locale } from '@captain/locale'
import type { CounterType, ListItemNode, ListNode } from '@captain/rich-text-core'
import type { ReactNode } from 'react'
import { CheckMark } from './check-mark.tsx'
import { InlineView } from './inline-view.tsx'

const OL_TYPES = {
  numeric: '1',
  'lower-roman': 'i',
  'upper-roman': 'I',
  'lower-alpha': 'a',
  'upper-alpha': 'A',
} as const satisfies Record<CounterType, string>

type ListViewProps = { list: ListNode; items: readonly ListItemNode[]; locale: Locale; nested?: boolean }

/** A list of any style with its nested lists; only the outermost numbered list uses the stored start number. */
export function ListView({ list, items, locale, nested = false }: ListViewProps): ReactNode {
  const entries = items.map((item, index) => (
    // Items have no identity except their index.
    <li className="rt-item" key={index}>
      {list.style === 'checklist' && <CheckMark checked={item.checked} locale={locale} />}
      <InlineView nodes={item.children} />
      {item.items.length > 0 && <ListView list={list} items={item.items} locale={locale} nested />}
    </li>
  ))
  if (list.style !== 'ordered') return <ul className={`rt-list rt-list-${list.style}`}>{entries}</ul>
  return (
    <ol className="rt-list rt-list-ordered" type={OL_TYPES[list.counterType]} start={nested ? undefined : list.start}>
      {entries}
    </ol>
  )
}
