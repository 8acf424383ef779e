import type { ReactNode } from 'react'

type ScrollBoxProps = { className: string; label: string; children: ReactNode }

/** A box that may scroll sideways: the keyboard reaches it, and it has a name. A group, since a page full of landmarks has none. */
export function ScrollBox({ className, label, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari lets the arrow keys scroll only what has the focus
    <div className={`rt-scroll ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
