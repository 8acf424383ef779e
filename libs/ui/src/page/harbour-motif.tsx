import { useId } from 'react'
import classes from './harbour-motif.module.css'

/** Decorative drawing of the cat below the lighthouse, in hairlines of the surrounding text colour. */
export const HarbourMotif = ({ lit = true }: { readonly lit?: boolean }) => {
  const beam = useId()
  return (
    <svg className={classes.root} viewBox="0 0 160 104" width="160" height="104" fill="none" aria-hidden data-lit={lit}>
      <linearGradient id={beam} x1="1" x2="0">
        <stop className={classes.near} offset="0" />
        <stop className={classes.gone} offset="1" />
      </linearGradient>
      {lit && <path d="M103 25 8 6v38l95-13z" fill={`url(#${beam})`} />}
      <g className={classes.line}>
        <path d="M98 84 101 36h14l3 48" />
        <path d="M99.6 60h16.8M98.8 72h18.4" />
        <path d="M98 36h20M101 36v-4h14v4M102 32v-9h12v9M108 23v9" />
        <path d="M100 23c2-5 5-7 8-7s6 2 8 7zM108 16v-4" />
        <path d="M80 84c10-3 44-3 58 0" />
      </g>
      <path
        className={classes.cat}
        d="M58 84c-3-9-1-17 5-22-2-4-2-8-1-13l5 4c3-1 6-1 9 0l5-4c1 5 1 9-1 13 5 6 7 14 3 22zm24-2c6 2 11 0 12-5 1-4-2-6-4-4"
      />
      <g className={classes.line}>
        <path d="M8 92c6-4 10-4 16 0s10 4 16 0 10-4 16 0 10 4 16 0 10-4 16 0 10 4 16 0 10-4 16 0 10 4 16 0" />
        <path className={classes.far} d="M28 100c5-3 8-3 13 0s8 3 13 0 8-3 13 0 8 3 13 0 8-3 13 0 8 3 13 0" />
      </g>
    </svg>
  )
}
