type Values = Readonly<Record<string, unknown>>

const rowsOf = (value: unknown): readonly Values[] =>
  Array.isArray(value) ? value.filter((row): row is Values => typeof row === 'object' && row !== null) : []

/** How many people a room holds in the layout that seats the most of them; null where none is known. */
export const mostPeopleOf = ({ capacities }: Values): number | null => {
  const people = rowsOf(capacities).flatMap((row) => (typeof row['people'] === 'number' ? [row['people']] : []))
  return people.length === 0 ? null : Math.max(...people)
}

/** An address of a network device as it is compared: `00-00-5e-00-53-01`. */
const foldMac = (address: string): string => address.toLowerCase().replaceAll(':', '-')

/** The addresses of a room's access points in the order of its rows, folded for comparison; empty where a row has none. */
export const macsOf = ({ wifiAccessPoints }: Values): readonly string[] =>
  rowsOf(wifiAccessPoints).map(({ macAddress }) => (typeof macAddress === 'string' ? foldMac(macAddress) : ''))
