import type { ReactNode } from 'react'
import { Cat } from '../drawing/cat.tsx'

/** The empty state of a page, with the cat. */
export function EmptyNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="empty-notice">
      <Cat width={96} height={99} />
      {children}
    </div>
  )
}
