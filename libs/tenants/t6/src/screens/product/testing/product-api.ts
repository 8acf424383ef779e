import type { AnyRecord, ListResponse } from '@captain/content-core'
import { answerJson, seedApi, type Answering } from '@captain/content-react/story-parts'
import { seed } from '../../../seed.ts'
import { tenant } from '../../../tenant.ts'
import type { Product } from '../stock-lines.ts'

type StoredProduct = AnyRecord & Product

/** The demo products behind the staff API's contract, with writes and versions. */
export const productApi = async () => {
  const demo = seedApi(tenant, seed)
  const { items, included } = (await (await demo('/api/v1/tenants/shop/product?limit=100&rows=full')).json()) as ListResponse
  const products = items as StoredProduct[]
  const at = (name: string) => products.findIndex((one) => one.name.ja === name)
  const put = (place: number, changes: object) => {
    const before = products[place] as StoredProduct
    products[place] = { ...before, ...changes, lockVersion: before.lockVersion + 1 } as StoredProduct
  }
  const fetch: Answering = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const id = /\/product\/(\w{26})$/.exec(url.pathname)?.[1]
    const place = products.findIndex((one) => one.id === id)
    if (place !== -1 && init.method === 'PATCH') {
      const version = new Headers(init.headers).get('if-match')
      if (version !== `"${products[place]?.lockVersion}"`) return answerJson({ status: 409, code: 'conflict' }, 409)
      put(place, JSON.parse(init.body as string) as object)
    }
    if (place !== -1) return answerJson({ ...products[place], included })
    if (!url.pathname.endsWith('/product')) return demo(input, init)
    return answerJson({ items: products, next: null, count: { value: products.length, capped: false }, included })
  }
  return {
    fetch,
    product: (name: string) => products[at(name)] as StoredProduct,
    /** Changes the stock as an order does, by code. */
    order: (name: string, sku: string, quantity: number) => {
      const { stock, variants } = products[at(name)] as StoredProduct
      const taken = variants.map((one) => (one.sku === sku ? { ...one, stock: one.stock - quantity } : one))
      put(at(name), variants.length > 0 ? { variants: taken } : { stock: stock - quantity })
    },
  }
}
