import { colorsTuple } from '@mantine/core'

/** Warm greys of the light scheme, lightest first. */
export const WARM_GREYS = colorsTuple([
  '#faf9f7',
  '#f4f2ef',
  '#eae7e2',
  '#dcd8d1',
  '#c5bfb6',
  '#a39d93',
  '#6f6960',
  '#58534b',
  '#3d3933',
  '#24211d',
])

/** Greys of the dark scheme (text first, darkest last): less yellow and closer together than the inverted light ones. */
export const NIGHT_GREYS = colorsTuple([
  '#e8e5df',
  '#cbc7bf',
  '#a8a298',
  '#8b857b',
  '#45413c',
  '#34312d',
  '#252320',
  '#1a1917',
  '#151413',
  '#100f0e',
])

export const DARK_GROUND = '#1a1917'
