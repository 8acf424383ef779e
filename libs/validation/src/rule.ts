import { _addIssue, type BaseIssue, type BaseValidation } from 'valibot'
import type { RuleCode, RuleParams } from './rule-params.ts'

/** What a broken rule reports: its code as `type` and its parameters as `requirement`, never a text for people. */
export type RuleIssue = BaseIssue<unknown> & {
  readonly kind: 'validation'
  readonly requirement: Readonly<Record<string, unknown>>
}

/** A validation action for `pipe` that leaves the type of the value as it is. */
export type Rule<Value> = BaseValidation<Value, Value, RuleIssue> & { readonly requirement: Readonly<Record<string, unknown>> }

type RuleArguments<Value> = {
  readonly [Code in RuleCode]: readonly [code: Code, params: RuleParams[Code] | (() => RuleParams[Code]), test: (value: Value) => boolean]
}[RuleCode]

/** Makes a rule from its code, its parameters (a function where they depend on the day) and a test that must take linear time. */
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
    // The code stands in for valibot's English text, so that none can reach a screen.
    if (dataset.typed && !test(dataset.value)) _addIssue(this, code, dataset, config, { message: code })
    return dataset
  },
})
