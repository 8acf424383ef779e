import * as v from 'valibot'
import { AiFailure } from '../errors.ts'
import { jsonOf } from './read-answer.ts'

const text = v.pipe(v.string(), v.nonEmpty())

/** Older models answer in a form of their own, newer ones as OpenAI's do. */
const answer = v.object({
  result: v.union([
    v.object({ response: text }),
    v.object({ choices: v.pipe(v.array(v.object({ message: v.object({ content: text }) })), v.minLength(1)) }),
  ]),
})

/** The text of a model's answer. Fails with AiFailure. */
export const textOf = (body: Buffer): string => {
  const parsed = v.safeParse(answer, jsonOf(body))
  if (!parsed.success) throw new AiFailure('ai-answer-unusable')
  const { result } = parsed.output
  return 'response' in result ? result.response : (result.choices[0]?.message.content ?? '')
}
