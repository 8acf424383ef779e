import type { TypeHooks } from '@captain/content-server'
import { knowsShop } from './demo-gateway.ts'

/** Cards are accepted only once the gateway knows the shop by both of its keys. */
export const paymentCardHooks: TypeHooks = {
  save: async (values, context) => {
    const { isEnabled, mode, publicKey } = values
    if (isEnabled !== true || (mode !== 'test' && mode !== 'live')) return values
    const sent: unknown = values['secretKey']
    const secretKey =
      typeof sent === 'string' ? sent : context.before === null ? null : await context.secretOf(context.before.id, 'secretKey')
    if (!knowsShop(mode, publicKey, secretKey))
      context.refuse([
        {
          path: 'isEnabled',
          rule: 'custom',
          params: {
            code: 'connection',
            ja: '決済代行に接続できませんでした。モードと、公開キー・秘密キーの組み合わせを確認してください。',
            en: 'The gateway does not know the shop. Look at the mode and at both keys.',
          },
        },
      ])
    return values
  },
}
