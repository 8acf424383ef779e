import { hooksFor, type HookContextOf } from '@captain/content-server'
import { tenant } from '../tenant.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Returns an unused code like that of the original: `MKA`, `MKB`, and so on. */
const freeCode = async (context: HookContextOf<typeof tenant>, code: string): Promise<string> => {
  const taken = new Set((await context.findAll('area')).map((area) => area.code))
  const starts = [code.slice(0, 2), ...LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`))]
  const free = starts.flatMap((start) => LETTERS.map((last) => `${start}${last}`)).find((one) => !taken.has(one))
  return free ?? code
}

/** A copy is another area with a new code. */
export const areaHooks = hooksFor(tenant, 'area', {
  beforeDuplicate: async (values, context) => ({ ...values, code: await freeCode(context, values.code) }),
})
