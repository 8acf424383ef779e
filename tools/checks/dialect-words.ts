import type { Budget } from './budget.ts'

/** A word of the old dialect, what to write instead, and how many places may contain it. */
export type DialectWord = Budget & { word: RegExp; use: string }

const word = (pattern: RegExp, use: string): DialectWord => ({ word: pattern, use, budget: 0, goal: 0 })

/** Words that no comment, Markdown, English message or commit subject may contain. */
export const DIALECT_WORDS: readonly DialectWord[] = [
  word(/\btold\b|\btells?\b/gi, 'report, show, send, notify'),
  word(/\bwhoever\b/gi, 'user, caller, sender'),
  word(/of (its|their|our|one's) own/gi, 'own, custom, separate'),
  word(/\bstands? (for|in|on|behind|beside|at|there|above|below|still)/gi, 'is, represents, is next to'),
  word(/\banew\b/gi, 'again; re-'),
  word(/\bso many\b/gi, 'n, the given number of'),
  word(/\bnarrow(ed|ings?)\b/gi, 'filter'),
  word(/\bmeanwhile\b/gi, 'concurrently, in the meantime'),
  word(/\bunless said\b/gi, 'by default'),
  word(/brings? (in|about|along|with)|takes? (away|back|along)/gi, 'import, cause, undo, export'),
  word(/asked ahead|kept answers?|keeps? answers/gi, 'prefetched, cached response'),
  word(/lays? over|laid over|goes by|in turns?/gi, 'merge, depend on, serially'),
  word(/\bonce more\b|\bthe very\b/gi, 'again; exact'),
]

/** Words that often are dialect and sometimes are right, in the same places. */
export const SUSPECT_WORDS: readonly DialectWord[] = [
  word(/\bnobody\b/gi, 'no one; better: name the role'),
  word(/\bbesides?\b/gi, 'in addition to, next to'),
  word(/\bholds?\b/gi, 'contains, locks, is valid'),
  word(/\bwhatever\b/gi, 'any'),
  word(/what is (new|typed|sent|stored|due)/gi, 'a noun'),
  word(/\b(house|door)\b/gi, 'repository, entry point'),
]

/** Words that English messages may not contain; elsewhere they are fine. */
export const ENGLISH_WORDS: readonly DialectWord[] = [
  word(/^What (is|was|you|needs|did|other)\b/g, 'a noun'),
  word(/taken back/gi, 'undone'),
  word(/had back/gi, 'restored'),
  word(/at once/gi, 'immediately, together'),
  word(/bring (this|what)/gi, 'import'),
  word(/narrow/gi, 'filter'),
  word(/\basks about\b|\bpreset to\b/gi, 'filters by, has the default value'),
]

/** Words that no declared name may contain; a name is matched as its words, as in `captain Asked Ahead`. */
export const DIALECT_NAMES: readonly DialectWord[] = [
  word(/^(MOST|LEAST|FEWEST|LONGEST)\b/g, 'MAX_, MIN_'),
  word(/^([A-Z]\w* )*(Kept|Asked|Told|Addressee)$/g, 'StoredRow, Request, Options, Recipient'),
  word(/\bacts?\b/gi, 'action, run, onSelect'),
  word(/\b(tells?|told|bring( in)?)\b/gi, 'notify, notice, visible, import'),
  word(/\bsaid (on|of|in)\b/gi, 'messages, a noun'),
  word(/\basked ahead\b/gi, 'prefetched'),
  word(/\b(narrowings?|anew|hooked|stand on|stands in row)\b/gi, 'filter, again, a verb and its object'),
  word(/^for Readers$/g, 'visibleTo'),
]

/** Sentences that may contain a word: types and screens that are small in width, rooms that have real entrances. */
export const ALLOWED: readonly RegExp[] = [
  /narrow(ed|s)? (to )?(a |the )?(type|screen|column|window|view)/i,
  /(type|screen|column|window|view)s? (is|are|be) narrow/i,
  // The name of an icon.
  /^House$/,
]

/** Tenants whose sites are about real buildings. */
export const ALLOWED_FOLDERS = /^libs\/tenants\/(t2|t3|t8)\//
