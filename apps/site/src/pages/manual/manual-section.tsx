import type { ReactNode } from 'react'
import { useSections, type SectionId } from './use-sections.ts'

/** A section under its heading; the list of contents leads to its id. */
export function ManualSection({ id, children }: { readonly id: SectionId; readonly children: ReactNode }) {
  const section = useSections().find((candidate) => candidate.id === id)
  return (
    <section id={id} className="manual-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{section?.title}</h2>
      {children}
    </section>
  )
}
