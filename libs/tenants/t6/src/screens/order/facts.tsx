import type { ReactNode } from 'react'
import classes from './order.module.css'

/** A label and its value; null if there is none. */
export type Fact = readonly [label: string, value: ReactNode]

/** A few facts under a heading; missing ones are omitted. */
export const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <section aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    <dl className={classes.list}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
)
