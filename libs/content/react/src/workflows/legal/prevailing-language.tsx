import classes from './legal.module.css'

/** Shown only to readers of English. */
const PREVAILS = 'The Japanese version prevails.'

/** Note at the end of every English view of a legal document. */
export const PrevailingLanguage = () => <p className={classes.prevails}>{PREVAILS}</p>
