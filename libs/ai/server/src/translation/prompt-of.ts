import { PROMPT_BYTES } from '@captain/ai-core'
import { AiFailure } from '../errors.ts'

const HEADING = /^(?:english\s+)?prompt\s*[:：]\s*/i
const QUOTED = /^(["'“「])([\s\S]*)(["'”」])$/
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/**
 * Extracts the prompt from a model's response, without the quotes and headings that some models add. Throws AiFailure if it is empty or too
 * long.
 */
export const promptOf = (answer: string): string => {
  const bare = answer.replace(CONTROL, '').trim().replace(HEADING, '')
  const prompt = (QUOTED.exec(bare)?.[2] ?? bare).trim().toWellFormed()
  if (prompt === '' || Buffer.byteLength(prompt) > PROMPT_BYTES) throw new AiFailure('ai-answer-unusable')
  return prompt
}
