import { expect, it } from 'vitest'
import { foreignHostWarning } from './warn-of-foreign-hosts.ts'

const warnings = (hosts: readonly (string | undefined)[]): readonly unknown[] => {
  const found: unknown[] = []
  const check = foreignHostWarning({ warn: (details) => void found.push(details) })
  for (const host of hosts) check({ headers: host === undefined ? {} : { host } })
  return found
}

it('names each host of another machine once', () => {
  const hosts = ['captain.example', 'captain.example', '192.168.1.4:3000', 'localhost.example', 'captain.example']
  expect(warnings(hosts)).toEqual([{ host: 'captain.example' }, { host: '192.168.1.4:3000' }, { host: 'localhost.example' }])
})

it('says nothing about this machine', () => {
  expect(warnings(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000', undefined])).toEqual([])
})

it('stops after twenty names', () => {
  expect(warnings(Array.from({ length: 100 }, (_unused, index) => `host-${index}.example`))).toHaveLength(20)
})
