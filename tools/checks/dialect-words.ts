import type { Budget } from './budget.ts'

/** A word of the old dialect, what to write instead, and how many places may still contain it. */
export type DialectWord = Budget & { word: RegExp; use: string }

const word = (pattern: RegExp, use: string, budget: number): DialectWord => ({ word: pattern, use, budget, goal: 0 })

/** Words that no comment, Markdown, English message or commit subject may contain. */
export const DIALECT_WORDS: readonly DialectWord[] = [
  word(/\btold\b|\btells?\b/gi, 'report, show, send, notify', 34),
  word(/\bwhoever\b/gi, 'user, caller, sender', 5),
  word(/of (its|their|our|one's) own/gi, 'own, custom, separate', 2),
  word(/\bstands? (for|in|on|behind|beside|at|there|above|below|still)/gi, 'is, represents, is next to', 2),
  word(/\banew\b/gi, 'again; re-', 7),
  word(/\bso many\b/gi, 'n, the given number of', 1),
  word(/\bnarrow(ed|ings?)\b/gi, 'filter', 5),
  word(/\bmeanwhile\b/gi, 'concurrently, in the meantime', 3),
  word(/\bunless said\b/gi, 'by default', 0),
  word(/brings? (in|about|along|with)|takes? (away|back|along)/gi, 'import, cause, undo, export', 22),
  word(/asked ahead|kept answers?|keeps? answers/gi, 'prefetched, cached response', 0),
  word(/lays? over|laid over|goes by|in turns?/gi, 'merge, depend on, serially', 2),
  word(/\bonce more\b|\bthe very\b/gi, 'again; exact', 6),
]

/** Words that often are dialect and sometimes are right, in the same places. */
export const SUSPECT_WORDS: readonly DialectWord[] = [
  word(/\bnobody\b/gi, 'no one; better: name the role', 10),
  word(/\bbesides?\b/gi, 'in addition to, next to', 6),
  word(/\bholds?\b/gi, 'contains, locks, is valid', 13),
  word(/\bwhatever\b/gi, 'any', 3),
  word(/what is (new|typed|sent|stored|due)/gi, 'a noun', 2),
  word(/\b(house|door)\b/gi, 'repository, entry point', 11),
]

/** Words that English messages may not contain; elsewhere they are fine. */
export const ENGLISH_WORDS: readonly DialectWord[] = [
  word(/^What (is|was|you|needs|did|other)\b/g, 'a noun', 21),
  word(/taken back/gi, 'undone', 9),
  word(/had back/gi, 'restored', 0),
  word(/at once/gi, 'immediately, together', 16),
  word(/bring (this|what)/gi, 'import', 2),
  word(/narrow/gi, 'filter', 13),
]

/** Sentences that may contain a word: types and screens that are small in width, rooms that have real entrances. */
export const ALLOWED: readonly RegExp[] = [
  /narrow(ed|s)? (to )?(a |the )?(type|screen|column|window|view)/i,
  /(type|screen|column|window|view)s? (is|are|be) narrow/i,
]

/** Tenants whose sites are about real buildings. */
export const ALLOWED_FOLDERS = /^libs\/tenants\/(t2|t8)\//
