import { defineSeed } from '@captain/content-core'
import { seedDelivery } from './seed/delivery.ts'
import { seedLegal } from './seed/legal.ts'
import { seedOrders } from './seed/orders.ts'
import { seedPayment } from './seed/payment.ts'
import { seedProducts } from './seed/products.ts'
import { seedRecommends } from './seed/recommends.ts'
import { tenant } from './tenant.ts'

/** Demo records of the shop: goods, fees, documents and an order in every state. */
export const seed = defineSeed(tenant, async (seeder) => {
  await seedDelivery(seeder)
  await seedPayment(seeder)
  await seedLegal(seeder)
  const products = await seedProducts(seeder)
  await seedRecommends(seeder, products)
  await seedOrders(seeder, products)
})
