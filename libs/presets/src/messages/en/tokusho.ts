import type { TokushoLabels } from '../ja/tokusho.ts'
import { addressLabels } from './address.ts'

export const tokushoLabels = {
  name: 'Commercial transactions notice',
  sections: {
    seller: 'Seller',
    price: 'Price and shipping',
    payment: 'Payment',
    delivery: 'Delivery',
    returns: 'Returns and cancellation',
    other: 'Other',
    publish: 'Publishing',
  },
  fields: {
    sellerName: { label: 'Seller', help: 'The registered company name, or your own name. A shop name alone isn’t enough.' },
    shopName: { label: 'Shop name' },
    sellerType: { label: 'Seller type', options: { corporation: 'Corporation', individual: 'Individual' } },
    responsibleName: { label: 'Person responsible', help: 'The representative, or the person in charge of online sales.' },
    corporateNumber: { label: 'Corporate number', help: 'For corporations: 13 digits.' },
    invoiceNumber: { label: 'Invoice number', help: 'T and 13 digits. Also printed on packing slips and invoices.' },
    disclosure: {
      label: 'Address disclosure',
      help: 'Only individuals can choose disclosure on request. They must then disclose it without delay.',
      options: { public: 'Show', onRequest: 'On request' },
    },
    disclosureNote: { label: 'About disclosure' },
    address: { ...addressLabels, label: 'Address', help: 'In full, including the room number.' },
    phone: { label: 'Phone', help: 'A number where you can be reached reliably.' },
    phoneHours: { label: 'Phone hours', help: 'For example: weekdays from 10:00 to 17:00.' },
    fax: { label: 'Fax' },
    email: { label: 'E-mail' },
    siteUrl: { label: 'Site URL' },
    priceStatement: { label: 'Price', help: 'For example: shown with tax on each product page.' },
    shippingFee: { label: 'Shipping fee', help: 'State the amount, or the minimum and maximum. “May apply” isn’t enough.' },
    otherFees: { label: 'Other charges', help: 'Name and amount of each, such as transfer fees and wrapping.' },
    paymentMethods: {
      label: 'Payment methods',
      options: { card: 'Credit card', bank: 'Bank transfer', onSite: 'On site', invoice: 'Invoice' },
    },
    paymentTiming: { label: 'Payment timing', help: 'One line per method.' },
    deliveryTiming: { label: 'Delivery timing', help: 'One line per method or type of goods.' },
    returnPolicy: {
      label: 'Returns (customer’s reason)',
      help: 'Whether, until when, and who pays the postage. If you don’t accept returns, say so.',
    },
    defectPolicy: { label: 'Defects' },
    cancelPolicy: { label: 'Withdrawal and cancellation', help: 'How and where to cancel.' },
    applicationPeriod: { label: 'Offer validity', help: 'Required if there is a deadline.' },
    quantityLimit: { label: 'Quantity and special conditions' },
    subscriptionTerms: { label: 'Subscription terms', help: 'The total, each payment date, the term and how it renews.' },
    operatingEnvironment: { label: 'System requirements' },
    licences: {
      label: 'Licences',
      fields: {
        kind: { label: 'Kind', options: { antique: 'Second-hand dealer', food: 'Food business', liquor: 'Liquor', other: 'Other' } },
        number: { label: 'Number' },
        issuer: { label: 'Issuer' },
      },
    },
    paidDocuments: { label: 'Price of paid documents', help: 'The price, if documents are sent for a fee on request.' },
    adMailConsent: { label: 'Advertising e-mail' },
  },
} satisfies TokushoLabels
