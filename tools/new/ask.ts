import { createInterface } from 'node:readline/promises'
import { refuse } from './refusal.ts'

/** Whether a user can answer prompts; never in CI. */
const canAsk = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true && (process.env['CI'] ?? '') === ''

/** Returns the given option or the user's answer; without a terminal, throws a refusal that names the option. */
export const askFor = async (given: string | undefined, option: string, question: string): Promise<string> => {
  const said = given?.trim() ?? ''
  if (said !== '') return said
  if (!canAsk()) return refuse(`${question} Say it with --${option}.`)
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = (await prompt.question(`${question} `)).trim()
    return answer === '' ? refuse(`${question} Nothing was answered.`) : answer
  } finally {
    prompt.close()
  }
}
