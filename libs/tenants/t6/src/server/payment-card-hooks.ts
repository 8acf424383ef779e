import type { HookContext, Trial, TypeHooks } from '@captain/content-server'
import { knowsShop } from './demo-gateway.ts'

const FAILURE = {
  ja: '決済代行に接続できませんでした。モードと、公開キー・秘密キーの組み合わせを確認してください。',
  en: 'The gateway does not know the shop. Look at the mode and at both keys.',
} as const

type Values = Readonly<Record<string, unknown>>
type Context = Pick<HookContext, 'secretOf'> & { readonly before: { readonly id: string } | null }

/** What the gateway is asked with these values; a secret that is not typed anew is the stored one. */
const connection = async ({ mode, publicKey, secretKey: typed }: Values, { before, secretOf }: Context): Promise<Trial> => {
  const isTyped = typeof typed === 'string' && typed !== ''
  const secretKey = isTyped || before === null ? typed : await secretOf(before.id, 'secretKey')
  return { failure: FAILURE, ask: async () => (mode === 'test' || mode === 'live') && knowsShop(mode, publicKey, secretKey) }
}

/** Cards are accepted only once the gateway knows the shop by both of its keys, which can be tried before. */
export const paymentCardHooks: TypeHooks = {
  trial: connection,
  save: async (values, context) => {
    if (values['isEnabled'] !== true || (values['mode'] !== 'test' && values['mode'] !== 'live')) return values
    const { ask, failure } = await connection(values, context)
    if (!(await ask(AbortSignal.timeout(10_000))))
      context.refuse([{ path: 'isEnabled', rule: 'custom', params: { code: 'connection', ...failure } }])
    return values
  },
}
