import { rowsIn, type Values } from '@captain/content-core'

/** Returns the largest capacity of a room over its layouts; null if none is known. */
export const maxPeopleOf = ({ capacities }: Values): number | null => {
  const people = rowsIn(capacities).flatMap((row) => (typeof row['people'] === 'number' ? [row['people']] : []))
  return people.length === 0 ? null : Math.max(...people)
}

/** Normalises the address of a network device for comparison: `00-00-5e-00-53-01`. */
const foldMac = (address: string): string => address.toLowerCase().replaceAll(':', '-')

/** Returns the addresses of a room's access points in row order, normalised; empty for a row without one. */
export const macsOf = ({ wifiAccessPoints }: Values): readonly string[] =>
  rowsIn(wifiAccessPoints).map(({ macAddress }) => (typeof macAddress === 'string' ? foldMac(macAddress) : ''))
