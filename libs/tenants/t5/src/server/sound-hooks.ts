import type { RuleIssue, Values } from '@captain/content-core'
import type { HookContext, TypeHooks } from '@captain/content-server'
import { tracksOf } from '../content-types/tracks.ts'

/** Codes of recordings that stand on another work already; a recording has one code in the world. */
const takenCodes = async (context: HookContext, values: Values, id: string | null): Promise<readonly RuleIssue[]> => {
  const issues: RuleIssue[] = []
  const seen = new Set<string>()
  for (const [place, { isrc }] of tracksOf(values).entries()) {
    if (typeof isrc !== 'string' || !/^[a-z0-9]{12}$/i.test(isrc)) continue
    const code = isrc.toUpperCase()
    const others = await context.matching('sound', { isrcs: code })
    if (seen.has(code) || others.some((other) => other.id !== id))
      issues.push({ path: `tracks.${place}.isrc`, rule: 'duplicate', params: {} })
    seen.add(code)
  }
  return issues
}

export const soundHooks: TypeHooks = {
  copy: async (values) => ({ ...values, tracks: tracksOf(values).map((track) => ({ ...track, isrc: null })) }),
  save: async (values, context) => {
    const taken = await takenCodes(context, values, context.before?.id ?? null)
    if (taken.length > 0) context.refuse(taken)
    return values
  },
}
