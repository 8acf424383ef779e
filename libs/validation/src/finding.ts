import type { RuleCode, RuleParams } from './rule-params.ts'

/** Code of the catalogue with its parameters. */
export type Finding = { readonly [Code in RuleCode]: { readonly rule: Code; readonly params: RuleParams[Code] } }[RuleCode]
