import * as v from 'valibot'
import { AiFailure } from '../errors.ts'
import { jsonOf } from './read-answer.ts'

const text = v.pipe(v.string(), v.nonEmpty())

/** Response formats: older models use their own format, newer ones the format of OpenAI. */
const answer = v.object({
  result: v.union([
    v.object({ response: text }),
    v.object({ choices: v.pipe(v.array(v.object({ message: v.object({ content: text }) })), v.minLength(1)) }),
  ]),
})

/** Returns the text of a model's response. Throws AiFailure. */
export const textOf = (body: Buffer): string => {
  const parsed = v.safeParse(answer, jsonOf(body))
  if (!parsed.success) throw new AiFailure('ai-answer-unusable')
  const { result } = parsed.output
  return 'response' in result ? result.response : (result.choices[0]?.message.content ?? '')
}
