import { describe, expect, it } from 'vitest'
import { isFilterOff, parseFilterInput, sampleFilterInputs, type FilterInput } from './filter-input.ts'

const players: FilterInput = { kind: 'number', min: 1, max: 99 }
const genres: FilterInput = { kind: 'options', options: ['party', 'coop'], multiple: true }

describe('the input of a named filter', () => {
  it.each<readonly [FilterInput, string, readonly string[] | null]>([
    [players, '04', ['4']],
    [players, '100', null],
    [players, '-1', null],
    [genres, 'coop,party', ['coop', 'party']],
    [genres, 'coop,solo', null],
    [{ kind: 'options', options: ['party', 'coop'] }, 'coop,party', null],
    [{ kind: 'switch' }, 'false', ['false']],
    [{ kind: 'switch' }, 'yes', null],
    [{ kind: 'day' }, '2026-02-28', ['2026-02-28']],
    [{ kind: 'day' }, '2026-02-29', null],
    [{ kind: 'month' }, '2026-12', ['2026-12']],
    [{ kind: 'month' }, '2026-13', null],
  ])('%j reads %s as %j', (input, text, values) => {
    expect(parseFilterInput(input, text)).toEqual(values)
  })

  it.each<FilterInput>([players, genres, { kind: 'switch' }, { kind: 'day' }, { kind: 'month' }])('%j reads its own samples', (input) => {
    const samples = sampleFilterInputs(input)
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.map((text) => parseFilterInput(input, text))).not.toContain(null)
  })

  it('filters nothing only where a toggle is off', () => {
    expect(isFilterOff({ kind: 'switch' }, 'false')).toBe(true)
    expect(isFilterOff({ kind: 'switch' }, 'true')).toBe(false)
    expect(isFilterOff({ kind: 'month' }, undefined)).toBe(false)
  })
})
