import { ABSENT, ruleTable } from '../testing/rule-table.ts'
import { phone } from './phone.ts'

ruleTable(phone(), {
  code: 'phone',
  accepts: [...ABSENT, '03-1234-5678', '09012345678', '0120-123-456', '+81-90-1234-5678', '+1-212-555-0100'],
  refuses: ['119', '03ー1234ー5678', '(03)1234-5678', '+81 90 1234 5678', '03-1234-56789', '03--1234-5678', '03-1234-5678\n', 312345678],
})
