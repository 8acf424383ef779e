import * as v from 'valibot'

type CodedCheck<Input, Params> = v.BaseValidation<Input, Input, v.BaseIssue<Input>> & {
  readonly message: undefined
  readonly requirement: Params
}

/**
 * Creates a valibot check whose issue has a stable code (`type`) and plain parameters (`requirement`), like those of the validation rules.
 */
export function codedCheck<Input, Params extends Record<string, unknown>>(
  code: string,
  params: Params,
  passes: (input: Input) => boolean,
): CodedCheck<Input, Params> {
  return {
    kind: 'validation',
    type: code,
    reference: codedCheck,
    async: false,
    expects: null,
    requirement: params,
    message: undefined,
    '~run'(dataset, config) {
      if (dataset.typed && !passes(dataset.value)) v._addIssue(this, code, dataset, config)
      return dataset
    },
  }
}
