import type { PictureName } from './pictures.ts'
import { ScreenImage } from './screen-image.tsx'

/** One step. Its text must be complete without context, for search engines. */
export type Step = {
  /** For links to it. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture?: { readonly name: PictureName; readonly alt: string }
}

export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ id, title, text, picture }) => (
        <li key={id} id={id} className="step">
          <div className="step-words">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {picture !== undefined && <ScreenImage {...picture} />}
        </li>
      ))}
    </ol>
  )
}
