import { _addIssue, type BaseIssue, type BaseValidation } from 'valibot'
import type { RuleCode, RuleParams } from './rule-params.ts'

/** Issue of a violated rule: its code as `type` and its parameters as `requirement`, without a message. */
export type RuleIssue = BaseIssue<unknown> & {
  readonly kind: 'validation'
  readonly requirement: Readonly<Record<string, unknown>>
}

/** Validation action for `pipe` that keeps the type of the value. */
export type Rule<Value> = BaseValidation<Value, Value, RuleIssue> & { readonly requirement: Readonly<Record<string, unknown>> }

type RuleArguments<Value> = {
  readonly [Code in RuleCode]: readonly [code: Code, params: RuleParams[Code] | (() => RuleParams[Code]), test: (value: Value) => boolean]
}[RuleCode]

/** Creates a rule from its code, its parameters (a function if they depend on the day) and a test that must run in linear time. */
export const rule = <Value>(...[code, params, test]: RuleArguments<Value>): Rule<Value> => ({
  kind: 'validation',
  type: code,
  reference: rule,
  expects: null,
  async: false,
  get requirement() {
    return typeof params === 'function' ? params() : params
  },
  '~run'(dataset, config) {
    // The code replaces valibot's English message, so that none can reach a screen.
    if (dataset.typed && !test(dataset.value)) _addIssue(this, code, dataset, config, { message: code })
    return dataset
  },
})
