import { defineContentType, defineTenant, file, list, text, type FileType } from '@captain/content-core'
import { expect, it } from 'vitest'
import { maxFileBytesOf, maxAudioSecondsOf } from './field-limits.ts'
import { fileKindOf } from './file-kind.ts'
import { lengthOf } from './read-sound.ts'
import { checkAudioLength } from './sound-length.ts'

const MEGABYTE = 1024 * 1024
const FRAME_SECONDS = 1152 / 44_100

/** Silence: frames of MPEG-1 layer III, 44.1 kHz, 128 kbit/s. */
const silence = (seconds: number): Buffer => {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: Math.round(seconds / FRAME_SECONDS) }, () => frame))
}

const tenantOf = (fields: Parameters<typeof list>[0]['of']) =>
  defineTenant({
    number: 97,
    slug: 'radio',
    names: { ja: '局', en: 'Radio' },
    abbreviation: 'R',
    color: '#000000',
    contentTypes: [
      defineContentType({
        name: 'show',
        workflow: 'plain',
        screens: ['list', 'edit'],
        group: 'content',
        icon: 'music',
        title: 'name',
        columns: ['name'],
        sections: { basic: ['name', 'tracks', 'kit', 'paper'] },
        fields: {
          name: text({ maxBytes: 30 }),
          tracks: list({ max: 3, of: fields }),
          kit: file({ accept: ['zip'], maxBytes: 100 * MEGABYTE }),
          paper: file({ accept: ['pdf', 'zip'] }),
        },
      }),
    ],
  })

const radio = tenantOf({ preview: file({ accept: ['mp3', 'm4a'], maxDurationSeconds: 90 }) })
const archive = tenantOf({ preview: file({ accept: ['mp3'], maxDurationSeconds: 90 }), whole: file({ accept: ['mp3'] }) })

it('a file may be as large as a field of the tenant takes it', () => {
  const megabytes = (types: readonly FileType[]) => maxFileBytesOf(radio, types) / MEGABYTE
  expect(megabytes(['zip'])).toBe(100)
  expect(megabytes(['pdf'])).toBe(20)
  expect(megabytes(['pdf', 'zip'])).toBe(20)
  expect(megabytes(['csv'])).toBe(20)
})

it('only archives are larger than other files, whatever a declaration asks for', () => {
  expect(file({ accept: ['zip'], maxBytes: 900 * MEGABYTE }).config.maxBytes).toBe(100 * MEGABYTE)
  expect(file({ accept: ['pdf', 'zip'], maxBytes: 100 * MEGABYTE }).config.maxBytes).toBe(20 * MEGABYTE)
})

it('a sound may be as long as a field of the tenant takes it', () => {
  expect(maxAudioSecondsOf(radio, 'mp3')).toBe(90)
  expect(maxAudioSecondsOf(archive, 'mp3')).toBeNull()
  expect(maxAudioSecondsOf(archive, 'm4a')).toBeNull()
})

it('the length of a sound is that of its frames', async () => {
  expect(await lengthOf(silence(30))).toBeCloseTo(30, 0)
  expect(await lengthOf(Buffer.from('no sound at all'))).toBeNull()
})

it('what is too long, or does not tell, is refused where that counts', async () => {
  await expect(checkAudioLength(radio, silence(90), 'mp3')).resolves.toBeUndefined()
  await expect(checkAudioLength(radio, silence(92), 'mp3')).rejects.toMatchObject({ code: 'sound-too-long' })
  await expect(checkAudioLength(radio, Buffer.from('no sound'), 'm4a')).rejects.toMatchObject({ code: 'broken-sound' })
  await expect(checkAudioLength(archive, silence(200), 'mp3')).resolves.toBeUndefined()
  await expect(checkAudioLength(radio, Buffer.from('%PDF'), 'pdf')).resolves.toBeUndefined()
})

it('a film is no sound', async () => {
  const film = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom'),
    Buffer.alloc(12),
    Buffer.from([0, 0, 0, 8]),
    Buffer.from('mdat'),
  ])
  expect(await fileKindOf(film, 'a.mp4', ['mp4'])).toMatchObject({ type: 'mp4' })
  await expect(fileKindOf(film, 'a.m4a', ['m4a'])).rejects.toMatchObject({ status: 415 })
})
