import type { UncheckedValues } from '@captain/content-core'
import type { HooksOf, ConnectionTest } from '@captain/content-server'
import type { paymentCard } from '../content-types/payment-card.ts'
import type { tenant } from '../tenant.ts'
import { knowsShop } from './demo-gateway.ts'
import { localized } from './translator.ts'
import type { ShopContext } from './shop-records.ts'

const FAILURE = localized((i18n) => i18n._('決済代行に接続できませんでした。モードと、公開キー・秘密キーの組み合わせを確認してください。'))

const UNCHECKED = {
  code: 'unchecked',
  ...localized((i18n) => i18n._('決済代行から応答がなく、確認できませんでした。しばらくしてから、もう一度保存してください。')),
}

/** A save locks its record during the gateway request. */
const PATIENCE_MS = 2000

/** Whether a gateway accepts the shop's keys, from unvalidated input. */
type Knows = (mode: 'test' | 'live', publicKey: unknown, secretKey: unknown, signal: AbortSignal) => Promise<boolean>

type Values = UncheckedValues<typeof paymentCard>
type Context = Pick<ShopContext, 'readSecret'> & { readonly before: { readonly id: string } | null }

/** Returns the gateway request for these values; the stored secret is used unless a new one was entered. */
const connection = async (
  knows: Knows,
  { mode, publicKey, secretKey: typed }: Values,
  { before, readSecret }: Context,
): Promise<ConnectionTest> => {
  const isTyped = typeof typed === 'string' && typed !== ''
  const secretKey = isTyped || before === null ? typed : await readSecret(before.id, 'secretKey')
  return { failure: FAILURE, run: async (signal) => (mode === 'test' || mode === 'live') && knows(mode, publicKey, secretKey, signal) }
}

/** Returns the gateway's response; null on failure or timeout. */
const answerOf = async ({ run }: ConnectionTest): Promise<boolean | null> => {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const silence = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }))
  return Promise.race([run(signal), silence]).catch(() => null)
}

/** Cards require a gateway that accepts both of the shop's keys; a connection test checks them before a save. */
export const cardHooks = (knows: Knows): Pick<HooksOf<typeof tenant, 'payment-card'>, 'connectionTest' | 'beforeSave'> => ({
  connectionTest: (values, context) => connection(knows, values, context),
  beforeSave: async (values, context) => {
    if (values.isEnabled !== true || (values.mode !== 'test' && values.mode !== 'live')) return values
    const trial = await connection(knows, values, context)
    const answer = await answerOf(trial)
    if (answer === null) context.reject([{ path: 'isEnabled', rule: 'custom', params: UNCHECKED }])
    if (!answer) context.reject([{ path: 'isEnabled', rule: 'custom', params: { code: 'connection', ...trial.failure } }])
    return values
  },
})

export const paymentCardHooks = cardHooks(async (mode, publicKey, secretKey) => knowsShop(mode, publicKey, secretKey))
