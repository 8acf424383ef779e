import { expect, it } from 'vitest'
import { algorithmOf } from './cose-algorithm.ts'

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'))
const POINT = `5820 ${'00'.repeat(32)}`

it.each([
  ['ES256', `a5 01 02 03 26 20 01 21 ${POINT} 22 ${POINT}`, -7],
  ['EdDSA', `a4 01 01 03 27 20 06 21 ${POINT}`, -8],
  ['RS256', `a4 01 03 03 39 0100 20 590100 ${'00'.repeat(256)} 21 43 010001`, -257],
  ['RS1', `a4 01 03 03 39 fffe 20 590100 ${'00'.repeat(256)} 21 43 010001`, -65_535],
  ['an algorithm at the end', `a5 01 02 20 01 21 ${POINT} 22 ${POINT} 03 26`, -7],
  ['no algorithm', 'a1 01 02', null],
  ['a text as algorithm', 'a1 03 61 61', null],
  ['no map', '83 01 02 03', null],
  ['a key that breaks off', 'a5 01', null],
  ['nothing', '', null],
  ['an endless map', 'bf 03 26 ff', null],
])('reads %s', (_what, hex, algorithm) => expect(algorithmOf(bytes(hex))).toBe(algorithm))
