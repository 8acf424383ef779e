import type { ReactNode } from 'react'
import classes from './order.module.css'

/** A label and what is known of it; null where nothing is. */
export type Fact = readonly [label: string, value: ReactNode]

/** A few facts under a heading; what is not known is left out. */
export const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <section className={classes.facts} aria-label={title}>
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
