import type { RunOptions } from 'axe-core'
import type { Extent } from './plan.ts'

/**
 * The findings of axe that count: the part for each change leaves them to the stories and to the whole crawl, and rules that ignore the
 * scheme were checked in the light one.
 */
export const JUDGED: Readonly<Record<Extent, RunOptions | null>> = {
  part: null,
  whole: {},
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
}
