import { isDeepStrictEqual } from 'node:util'
import { sidesOf, type UncheckedValues, type ValuesOf } from '@captain/content-core'
import { hooksFor, jobFor, type IssueOf } from '@captain/content-server'
import type { product } from '../content-types/product.ts'
import { saleStateOf, skusOf, variantsOf, type SaleState } from '../content-types/product-facts.ts'
import { localized } from './translator.ts'
import { tenant } from '../tenant.ts'
import type { Product, ShopContext } from './shop-records.ts'

type Values = UncheckedValues<typeof product>

const fixed: IssueOf<typeof product> = {
  path: 'sku',
  rule: 'custom',
  params: {
    code: 'skuFixed',
    ...localized((i18n) => i18n._('注文が入った商品の商品コードは、変更できません。')),
  },
}

const isOrdered = async (context: ShopContext, product: Product): Promise<boolean> =>
  (await context.findReferencing(product.id)).some(({ type }) => type === 'order')

const CODE = /^[\x21-\x7e]{1,40}$/

/** Returns the variant codes that another product already uses; the product's own code is unique by declaration. */
const takenVariants = async (context: ShopContext, values: Values, id: string | null): Promise<readonly IssueOf<typeof product>[]> => {
  const issues: IssueOf<typeof product>[] = []
  for (const [place, { sku }] of variantsOf(values).entries()) {
    if (typeof sku !== 'string' || !CODE.test(sku)) continue
    const found = await context.findMany('product', { skus: sku })
    if (found.some((other) => other.id !== id)) issues.push({ path: `variants.${place}.sku`, rule: 'duplicate', params: {} })
  }
  return issues
}

/** Returns the name in unvalidated values; null if invalid. */
const namedIn = ({ name }: Values): ValuesOf<typeof product>['name'] | null => {
  const { ja, en } = sidesOf(name)
  return typeof ja === 'string' ? { ja, en: typeof en === 'string' ? en : null } : null
}

/** Updates the product's name in the shop's recommendations. */
const renameRecommended = async (context: ShopContext, productName: Product['name'], id: string): Promise<void> => {
  for (const one of await context.findMany('product-recommend', { product: id }))
    await context.update('product-recommend', one.id, { productName })
}

const MAX_CODE_CHARACTERS = 40

/** Returns an unused code like that of the original: `TRAY-2`, `TRAY-3`. */
const freeCode = async (context: ShopContext, code: string): Promise<string> => {
  for (let round = 2; ; round += 1) {
    const ending = `-${round}`
    const candidate = `${code.slice(0, MAX_CODE_CHARACTERS - ending.length)}${ending}`
    if ((await context.findMany('product', { skus: candidate })).length === 0) return candidate
  }
}

/** A copy's variants are different goods, so they get new codes. */
const ownVariants = async (values: ValuesOf<typeof product>, context: ShopContext): Promise<Values> => {
  const variants: ValuesOf<typeof product>['variants'][number][] = []
  for (const variant of values.hasVariants ? values.variants : []) variants.push({ ...variant, sku: await freeCode(context, variant.sku) })
  return { ...values, variants }
}

export const productHooks = hooksFor(tenant, 'product', {
  beforeDuplicate: ownVariants,
  beforeSave: async (values, context) => {
    const { before } = context
    if (before !== null && before.sku !== values.sku && (await isOrdered(context, before))) context.reject([fixed])
    const isNewCode = before === null || before.deletedAt !== null || skusOf(before).join() !== skusOf(values).join()
    const taken = isNewCode ? await takenVariants(context, values, before?.id ?? null) : []
    if (taken.length > 0) context.reject(taken)
    const name = namedIn(values)
    if (before !== null && name !== null && !isDeepStrictEqual(name, before.name)) await renameRecommended(context, name, before.id)
    return values
  },
})

/** Sales begin and end by the clock: a save without changes recomputes the state. Reads only products in a state whose time has passed. */
const saleStateJob = (state: SaleState, field: 'saleFrom' | 'saleUntil') =>
  jobFor(tenant, 'product', {
    name: `${state} by ${field}`,
    filter: (now) => ({ saleState: state, [field]: `2000-01-01T00:00:00.000Z..${now.toISOString()}` }),
    dueChanges: (record, now) => (record.saleState === saleStateOf(record, now) ? null : {}),
  })

export const productJobs = [saleStateJob('before', 'saleFrom'), saleStateJob('onSale', 'saleUntil'), saleStateJob('soldOut', 'saleUntil')]
