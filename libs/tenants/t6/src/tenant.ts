import { defineTenant } from '@captain/content-core'
import { delivery } from './content-types/delivery.ts'
import { deliverySetting } from './content-types/delivery-setting.ts'
import { order } from './content-types/order.ts'
import { paymentBank } from './content-types/payment-bank.ts'
import { paymentCard } from './content-types/payment-card.ts'
import { privacyPolicy } from './content-types/privacy-policy.ts'
import { product } from './content-types/product.ts'
import { productRecommend } from './content-types/product-recommend.ts'
import { termOfService } from './content-types/term-of-service.ts'
import { tokusho } from './content-types/tokusho.ts'
import { recommendedProducts } from './public-queries.ts'

/** Hakoniwa Dry Goods. */
export const tenant = defineTenant({
  number: 6,
  slug: 'shop',
  names: { ja: '箱庭日用品店', en: 'Hakoniwa Dry Goods' },
  abbreviation: 'HK',
  color: '#A8324A',
  contentTypes: [
    order,
    product,
    productRecommend,
    delivery,
    deliverySetting,
    paymentBank,
    paymentCard,
    tokusho,
    privacyPolicy,
    termOfService,
  ],
  publicQueries: [recommendedProducts],
  today: [
    {
      type: 'product',
      labels: { ja: '残りわずか・売り切れの商品', en: 'Low or out of stock' },
      where: [
        { field: 'isPublished', in: ['true'] },
        { field: 'availability', in: ['fewLeft', 'soldOut'] },
      ],
      show: ['stockTotal', 'saleState'],
    },
  ],
})
