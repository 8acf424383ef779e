import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { TextOf } from './dialogs-context.ts'
import classes from './plain-feedback.module.css'

type Read = { readonly id: number; readonly node: ReactNode; readonly resolve: (text: string) => void }

const ReadText = ({ node, onRead }: { readonly node: ReactNode; readonly onRead: (text: string) => void }) => {
  const here = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => onRead(here.current?.innerText.trim() ?? ''), [onRead])
  return (
    <div ref={here} className={classes.unseen} aria-hidden>
      {node}
    </div>
  )
}

/** Returns a function that reads the words of a node, and what renders the nodes for that moment. */
export const usePlainText = (): { readonly textOf: TextOf; readonly reading: ReactNode } => {
  const [reads, setReads] = useState<readonly Read[]>([])
  const last = useRef(0)
  const textOf = useCallback<TextOf>(
    (node) =>
      new Promise((resolve) => {
        last.current += 1
        const id = last.current
        const end = (text: string) => {
          setReads((current) => current.filter((one) => one.id !== id))
          resolve(text)
        }
        setReads((current) => [...current, { id, node, resolve: end }])
      }),
    [],
  )
  return { textOf, reading: reads.map(({ id, node, resolve }) => <ReadText key={id} node={node} onRead={resolve} />) }
}
