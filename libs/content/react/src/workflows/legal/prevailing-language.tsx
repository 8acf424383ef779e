import classes from './legal.module.css'

/** Only ever said to readers of English. */
const PREVAILS = 'The Japanese version prevails.'

/** Closes every English reading of a legal document. */
export const PrevailingLanguage = () => <p className={classes.prevails}>{PREVAILS}</p>
