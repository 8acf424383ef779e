import classes from './row-icons.module.css'

/** An icon as one path, its look in the style sheet: a page has hundreds of them, and each element counts while it opens. */
const drawn = (path: string) => (
  <svg className={classes.root} viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

/** The icons of every row, from Tabler. */
export const ROW_ICONS = {
  preview: drawn('M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6'),
  edit: drawn('M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4'),
  more: drawn('M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0'),
} as const
