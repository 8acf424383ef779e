import type { RuleCode, RuleParams } from './rule-params.ts'

/** A code of the catalogue with the parameters that belong to it. */
export type Finding = { readonly [Code in RuleCode]: { readonly rule: Code; readonly params: RuleParams[Code] } }[RuleCode]
