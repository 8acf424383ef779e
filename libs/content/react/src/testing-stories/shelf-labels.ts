import type { ErasedMessages } from '@captain/content-core'
import { messages as ja } from '../form/testing/shelf-content.ts'

const en: ErasedMessages = {
  drink: {
    name: 'Drinks',
    sections: { basic: 'Basics', sizes: 'Sizes' },
    fields: {
      name: { label: 'Name' },
      milliliters: { label: 'Amount' },
      note: { label: 'Description' },
      sizes: { label: 'Sizes', fields: { label: { label: 'Size' } } },
    },
  },
  story: {
    name: 'Stories',
    sections: { basic: 'Basics', publish: 'Publishing' },
    fields: { title: { label: 'Title' }, lead: { label: 'Lead' } },
  },
  bank: { name: 'Bank transfer', sections: { basic: 'Basics' }, fields: { guide: { label: 'Guide' }, dueDays: { label: 'Days to pay' } } },
  card: {
    name: 'Cards',
    sections: { basic: 'Basics', gateway: 'Gateway' },
    fields: { shop: { label: 'Shop' }, key: { label: 'Key' } },
    connectionTest: { label: 'Test the connection', help: 'Tries what is typed with the gateway.' },
  },
  mail: {
    name: 'Messages',
    sections: { message: 'Message', sender: 'Sender', receipt: 'Receipt', handling: 'Handling' },
    fields: {
      subject: { label: 'Subject' },
      name: { label: 'Name' },
      email: { label: 'E-mail' },
      phone: { label: 'Phone' },
      body: { label: 'Message' },
      answerBy: { label: 'Preferred reply', options: { email: 'E-mail', phone: 'Phone', none: 'No reply' } },
      number: { label: 'Receipt number' },
      page: { label: 'Page' },
      replies: { label: 'Replies' },
    },
  },
  order: {
    name: 'Orders',
    sections: { order: 'Order', delivery: 'Delivery' },
    fields: {
      number: { label: 'Number' },
      total: { label: 'Total' },
      payer: { label: 'Payer name' },
      received: { label: 'Amount received' },
      carrier: { label: 'Carrier', options: { parcel: 'Parcel', mail: 'Mail' } },
      trackingNumber: { label: 'Tracking number' },
      memo: { label: 'Memo' },
      cancelReason: { label: 'Reason', options: { customer: 'Customer', stock: 'Out of stock' } },
    },
  },
  rules: {
    name: 'Terms',
    sections: { basic: 'Basics', publish: 'Publishing' },
    fields: { title: { label: 'Title' }, seller: { label: 'Seller' }, returns: { label: 'Returns' } },
  },
  essay: { name: 'Essays', sections: { basic: 'Basics' }, fields: { title: { label: 'Title' }, body: { label: 'Text' } } },
  report: {
    name: 'Harbour news',
    sections: { basic: 'Basics', body: 'Text', publish: 'Publishing' },
    fields: { title: { label: 'Title' }, body: { label: 'Text' } },
  },
  tip: { name: 'Tips', sections: { basic: 'Basics' }, fields: { title: { label: 'Title' }, drink: { label: 'Drink' } } },
}

/** Labels of the test tenant's declarations in both languages. */
export const SHELF_WORDS = { ja, en }
