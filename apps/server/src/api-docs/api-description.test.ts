import type { DescribeOperations } from '@captain/auth-server'
import { expect, it } from 'vitest'
import { createApiDescriptions } from './api-description.ts'

const NOBODY = { account: null } as const

it('a description that could not be made is made anew for the next reader', async () => {
  let asked = 0
  const describe: DescribeOperations = async () => {
    asked += 1
    if (asked === 1) throw new Error('down')
    return []
  }
  const descriptions = createApiDescriptions({ endpoints: [], others: [{ describe }], tenants: [], baseUrl: 'http://localhost' })
  await expect(descriptions.document('ja', NOBODY)).rejects.toThrow('down')
  const served = await descriptions.document('ja', NOBODY)
  expect(await descriptions.document('ja', NOBODY)).toBe(served)
  expect(asked).toBe(2)
})
