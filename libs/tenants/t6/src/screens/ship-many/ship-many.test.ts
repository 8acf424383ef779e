import { describe, expect, it } from 'vitest'
import { matchShipments, type AwaitingOrder } from './match-shipments.ts'
import { readShipments } from './read-shipments.ts'

const order = (orderNumber: string, changes: Partial<AwaitingOrder> = {}): AwaitingOrder => ({
  id: orderNumber,
  status: 'paid',
  lockVersion: 1,
  orderNumber,
  customerName: '見本 太郎',
  deliveryClass: 'parcel',
  ...changes,
})

describe('lines of shipments', () => {
  it.each([
    ['HK261121-00001,1234-5678-9012'],
    ['HK261121-00001\t1234-5678-9012'],
    ['"HK261121-00001","1234-5678-9012"'],
    ['  hk261121-00001   1234-5678-9012 '],
    ['ＨＫ２６１１２１－００００１、１２３４－５６７８－９０１２'],
    ['1234-5678-9012,HK261121-00001'],
  ])('are read however they are written: %j', (text) =>
    expect(readShipments(text)).toEqual({
      shipments: [{ line: 1, orderNumber: 'HK261121-00001', trackingNumber: '1234-5678-9012', carrier: null }],
      unread: [],
    }),
  )

  it('may have a heading, a carrier, empty lines, a byte order mark and any line ends', () => {
    const { shipments, unread } = readShipments(
      '\uFEFF注文番号,追跡番号,配送会社\r\nHK261121-00001,1234,みほん運輸\r\n\r\nHK261121-00002\r\n',
    )
    expect(shipments).toEqual([
      { line: 2, orderNumber: 'HK261121-00001', trackingNumber: '1234', carrier: 'みほん運輸' },
      { line: 4, orderNumber: 'HK261121-00002', trackingNumber: null, carrier: null },
    ])
    expect(unread).toEqual([])
  })

  it('tell which of them name no order', () => {
    expect(readShipments('1234-5678-9012\nHK261121-00001 1234\nみほん運輸 5678').unread).toEqual([1, 3])
    expect(readShipments('')).toEqual({ shipments: [], unread: [] })
  })
})

describe('matching', () => {
  const known = {
    orders: [
      order('HK261121-00001'),
      order('HK261121-00002', { deliveryClass: 'mail' }),
      order('HK261121-00003'),
      order('HK261121-00004', { status: 'pendingPayment' }),
    ],
    carriers: ['みほん運輸', '箱庭メール便'],
    standardCarrier: 'みほん運輸',
    confirmsPayment: false,
  }
  const problems = (text: string, changes: Partial<Omit<typeof known, 'standardCarrier'>> | { standardCarrier: null } = {}) =>
    matchShipments(readShipments(text).shipments, { ...known, ...changes }).map(({ problem }) => problem)

  it('sends by the carrier of the line, or by the usual one', () => {
    const matched = matchShipments(readShipments('HK261121-00001 1234\nHK261121-00003 5678 箱庭メール便').shipments, known)
    expect(matched.map(({ chosenCarrier, problem }) => [chosenCarrier, problem])).toEqual([
      ['みほん運輸', null],
      ['箱庭メール便', null],
    ])
  })

  it('says what keeps a line from being sent', () => {
    expect(problems('HK261121-00009 1')).toEqual(['unknown'])
    expect(problems('HK261121-00001 1\nHK261121-00001 2')).toEqual([null, 'twice'])
    expect(problems('HK261121-00001\nHK261121-00002')).toEqual(['noTracking', null])
    expect(problems(`HK261121-00001 ${'1'.repeat(31)}`)).toEqual(['badTracking'])
    expect(problems('HK261121-00001 1 どこか運輸')).toEqual(['unknownCarrier'])
    expect(problems('HK261121-00001 1', { standardCarrier: null })).toEqual(['noCarrier'])
  })

  it('sends what is not paid for only if the payment is confirmed with it', () => {
    expect(problems('HK261121-00004 1')).toEqual(['unpaid'])
    expect(problems('HK261121-00004 1', { confirmsPayment: true })).toEqual([null])
    expect(problems('HK261121-00004', { confirmsPayment: true })).toEqual(['noTracking'])
  })
})
