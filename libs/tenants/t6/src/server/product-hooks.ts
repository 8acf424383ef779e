import type { AnyRecord, RuleIssue, Values } from '@captain/content-core'
import type { HookContext, TenantJob, TypeHooks } from '@captain/content-server'
import { saleStateOf, skusOf, variantsOf, type SaleState } from '../content-types/product-facts.ts'
import { localized } from './translator.ts'

const fixed: RuleIssue = {
  path: 'sku',
  rule: 'custom',
  params: {
    code: 'skuFixed',
    ...localized((i18n) => i18n._('注文が入った商品の商品コードは、変更できません。')),
  },
}

const isOrdered = async (context: HookContext, product: AnyRecord): Promise<boolean> =>
  (await context.usedBy(product.id)).some(({ type }) => type === 'order')

const CODE = /^[\x21-\x7e]{1,40}$/

/** Codes of variants that another product has already; the product's own code is unique by declaration. */
const takenVariants = async (context: HookContext, values: Values, id: string | null): Promise<readonly RuleIssue[]> => {
  const issues: RuleIssue[] = []
  for (const [place, { sku }] of variantsOf(values).entries()) {
    if (typeof sku !== 'string' || !CODE.test(sku)) continue
    const found = await context.matching('product', { skus: sku })
    if (found.some((other) => other.id !== id)) issues.push({ path: `variants.${place}.sku`, rule: 'duplicate', params: {} })
  }
  return issues
}

const nameOf = (values: Values): string | null => {
  const name = values['name'] as { readonly ja?: unknown; readonly en?: unknown } | null | undefined
  return typeof name?.ja === 'string' ? JSON.stringify([name.ja, name.en ?? null]) : null
}

/** The name by which the shop's recommendations call a product follows it. */
const renameRecommended = async (context: HookContext, values: Values, id: string): Promise<void> => {
  for (const one of await context.matching('product-recommend', { product: id }))
    await context.update('product-recommend', one.id, { productName: values['name'] })
}

const MOST_CODE_LETTERS = 40

/** A code like that of the original that no product has yet: `TRAY-2`, `TRAY-3`. */
const freeCode = async (context: HookContext, code: string): Promise<string> => {
  for (let round = 2; ; round += 1) {
    const ending = `-${round}`
    const candidate = `${code.slice(0, MOST_CODE_LETTERS - ending.length)}${ending}`
    if ((await context.matching('product', { skus: candidate })).length === 0) return candidate
  }
}

/** A copy's variants are other pieces, with codes of their own. */
const ownVariants = async (values: Values, context: HookContext): Promise<Values> => {
  const variants: Values[] = []
  for (const variant of variantsOf(values)) variants.push({ ...variant, sku: await freeCode(context, variant.sku) })
  return { ...values, variants }
}

export const productHooks: TypeHooks = {
  copy: ownVariants,
  save: async (values, context) => {
    const { before } = context
    if (before !== null && before['sku'] !== values['sku'] && (await isOrdered(context, before))) context.refuse([fixed])
    const isNewCode = before === null || before.deletedAt !== null || skusOf(before).join() !== skusOf(values).join()
    const taken = isNewCode ? await takenVariants(context, values, before?.id ?? null) : []
    if (taken.length > 0) context.refuse(taken)
    const name = nameOf(values)
    if (before !== null && name !== null && nameOf(before) !== name) await renameRecommended(context, values, before.id)
    return values
  },
}

/** Sales begin and end by the clock: a save without changes works the state out anew. Only products that are still in a state whose time has passed are looked at. */
const saleStateJob = (state: SaleState, field: 'saleFrom' | 'saleUntil'): TenantJob => ({
  name: `${state} by ${field}`,
  type: 'product',
  matching: (now) => ({ saleState: state, [field]: `2000-01-01T00:00:00.000Z..${now.toISOString()}` }),
  due: (record, now) => (record['saleState'] === saleStateOf(record, now) ? null : {}),
})

export const productJobs: readonly TenantJob[] = [
  saleStateJob('before', 'saleFrom'),
  saleStateJob('onSale', 'saleUntil'),
  saleStateJob('soldOut', 'saleUntil'),
]
