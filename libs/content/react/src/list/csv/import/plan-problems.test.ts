import { boolean, defineContentType, int, list, text, type ImportUpload } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { csvFile } from './error-csv.ts'
import { fieldsOutsideFiles, firstPlan, isSound, missingFields, planFor, planProblems } from './plan-problems.ts'
import { fileProblem } from './read-file.ts'

const target = (path: string) => ({ path, label: path })

const start = (mapping: readonly (string | null)[], more: Partial<ImportUpload> = {}): ImportUpload => ({
  id: 'i',
  fileName: 'drinks.csv',
  encoding: 'utf-8',
  delimiter: ',',
  rowCount: 2,
  headers: mapping.map((_path, place) => `列${place}`),
  mapping,
  targets: ['id', 'name.ja', 'name.en', 'size'].map(target),
  keys: ['id', 'name.ja'].map(target),
  modes: ['create', 'update', 'both'],
  preview: [],
  ...more,
})

describe('a plan', () => {
  it('begins with what the headings tell', () => {
    expect(firstPlan(start(['size']))).toEqual({ mapping: ['size'], mode: 'create', key: 'id' })
    expect(firstPlan(start(['id', 'size']))).toMatchObject({ mode: 'update', key: 'id' })
    expect(firstPlan(start(['name.ja', 'size']))).toMatchObject({ mode: 'both', key: 'name.ja' })
    expect(firstPlan(start(['size'], { modes: ['update'] }))).toMatchObject({ mode: 'update' })
  })

  it('is kept for another file with the same headings', () => {
    const before = { start: start(['size', null]), plan: { mapping: [null, 'size'], mode: 'update' as const, key: 'id' } }
    expect(planFor(start(['size', null]), before)).toBe(before.plan)
    expect(planFor(start(['size']), before).mapping).toEqual(['size'])
  })

  it('is sound with each target once, something to save, and its key', () => {
    const trouble = planProblems({ mapping: ['size', 'size', null], mode: 'both', key: 'id' })
    expect(trouble).toEqual({ repeated: ['size'], nothing: false, key: true })
    expect(isSound(trouble)).toBe(false)
    expect(planProblems({ mapping: ['id', null], mode: 'update', key: 'id' })).toEqual({ repeated: [], nothing: true, key: false })
    expect(isSound(planProblems({ mapping: ['id', 'size'], mode: 'update', key: 'id' }))).toBe(true)
  })

  it('misses what new records need and a column could bring', () => {
    const type = defineContentType({
      name: 'drink',
      workflow: 'plain',
      screens: ['list', 'new'],
      group: 'menu',
      icon: 'cup',
      title: 'name',
      columns: ['name'],
      sections: { basic: ['name', 'size', 'isHot', 'note'] },
      fields: {
        name: text({ maxBytes: 90, required: true, localized: true }),
        size: int({ required: true }),
        isHot: boolean({ required: true }),
        note: text({ maxBytes: 90, required: true }),
      },
    })
    expect(missingFields(type, start([]), { mapping: ['name.en'], mode: 'create' })).toEqual(['size'])
  })

  it('can bring no new records of a type that needs what no file contains', () => {
    const type = defineContentType({
      name: 'drink',
      workflow: 'plain',
      screens: ['list', 'new'],
      group: 'menu',
      icon: 'cup',
      title: 'name',
      columns: ['name'],
      sections: { basic: ['name', 'sizes', 'steps'] },
      fields: {
        name: text({ maxBytes: 90, required: true, localized: true }),
        sizes: list({ required: true, max: 4, of: { label: text({ maxBytes: 30, required: true }) } }),
        steps: list({ max: 4, of: { label: text({ maxBytes: 30, required: true }) } }),
        total: text({ maxBytes: 90, required: true, setBy: 'server' }),
      },
    })
    expect(fieldsOutsideFiles(type, start([]))).toEqual(['sizes'])
    expect(missingFields(type, start([]), { mapping: ['name.ja'], mode: 'create' })).toEqual([])
  })
})

it('knows a file that can not be read before it is sent', () => {
  expect(fileProblem({ name: 'a.XLSX', size: 1 })).toBe('sheet')
  expect(fileProblem({ name: 'a.pdf', size: 1 })).toBe('kind')
  expect(fileProblem({ name: 'a.csv', size: 0 })).toBe('empty')
  expect(fileProblem({ name: 'a.csv', size: 10 * 1024 * 1024 + 1 })).toBe('large')
  expect(fileProblem({ name: 'a.tsv', size: 1 })).toBe(null)
})

it('writes files whose cells spreadsheets show and never run', async () => {
  const bytes = new Uint8Array(
    await csvFile([
      ['行', '内容'],
      ['2', '=SUM(A1), "x"'],
    ]).arrayBuffer(),
  )
  expect([...bytes].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder('utf-8').decode(bytes)).toBe('行,内容\r\n2,"\'=SUM(A1), ""x"""\r\n')
})
