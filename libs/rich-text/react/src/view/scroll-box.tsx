import type { ReactNode } from 'react'

type ScrollBoxProps = { className: string; label: string; children: ReactNode }

/**
 * A box with horizontal scrolling: focusable, and with a name. A group rather than a landmark, since a page full of landmarks is useless.
 */
export function ScrollBox({ className, label, children }: ScrollBoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari lets the arrow keys scroll only what has the focus
    <div className={`rt-scroll ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
