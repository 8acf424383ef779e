import type { IncludedMedia } from '@captain/content-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createUploadQueue, type UploadQueue } from './upload-queue.ts'

const file = (name: string, size = 10) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}

type Sent = { readonly name: string; readonly accept: readonly string[]; resolve(): void; reject(error: Error): void }

type Stored = (media: IncludedMedia) => void
type Listen = (type: string) => void

let sent: Sent[]
let queue: UploadQueue

beforeEach(() => {
  sent = []
  vi.stubGlobal('window', { addEventListener: vi.fn<Listen>(), removeEventListener: vi.fn<Listen>() })
  queue = createUploadQueue(
    ({ name }, { accept, signal }) =>
      new Promise((resolve, reject) => {
        sent.push({ name, accept, resolve: () => resolve({ id: name } as IncludedMedia), reject })
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
})

const states = () => queue.get().map(({ file: { name }, state }) => [name, state])
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the queue of uploads', () => {
  it('sends two files at a time, and reports each that is stored', async () => {
    const stored = vi.fn<Stored>()
    queue.add([file('a.mp3'), file('b.mp3'), file('c.csv')], stored)
    expect(sent.map(({ name, accept }) => [name, accept])).toEqual([
      ['a.mp3', ['mp3']],
      ['b.mp3', ['mp3']],
    ])
    expect(window.addEventListener).toHaveBeenCalled()
    sent[0]?.resolve()
    await settled()
    expect(states()).toEqual([
      ['a.mp3', 'done'],
      ['b.mp3', 'sending'],
      ['c.csv', 'sending'],
    ])
    for (const one of sent) one.resolve()
    await settled()
    expect(stored.mock.calls.map(([{ id }]) => id)).toEqual(['a.mp3', 'b.mp3', 'c.csv'])
    expect(window.removeEventListener).toHaveBeenCalled()
  })

  it('refuses what the library does not take before it sends it', () => {
    queue.add([file('a.exe'), file('b.mp3', 21 * 1024 * 1024), file('c.zip', 90 * 1024 * 1024)], vi.fn<Stored>())
    expect(queue.get().map(({ failure, state }) => [failure?.kind ?? null, state])).toEqual([
      ['wrong-kind', 'failed'],
      ['too-large', 'failed'],
      [null, 'sending'],
    ])
  })

  it('goes on after a failure, and sends a failed file again on request', async () => {
    queue.add([file('a.mp3'), file('b.mp3')], vi.fn<Stored>())
    sent[0]?.reject(new Error('503'))
    sent[1]?.resolve()
    await settled()
    expect(states()).toEqual([
      ['a.mp3', 'failed'],
      ['b.mp3', 'done'],
    ])
    queue.retry(queue.get()[0]?.key ?? 0)
    expect(sent.map(({ name }) => name)).toEqual(['a.mp3', 'b.mp3', 'a.mp3'])
    sent[2]?.resolve()
    await settled()
    expect(states()[0]).toEqual(['a.mp3', 'done'])
  })

  it('stops what is left, and keeps what is done', async () => {
    queue.add([file('a.mp3'), file('b.mp3'), file('c.mp3')], vi.fn<Stored>())
    sent[0]?.resolve()
    await settled()
    queue.stop()
    await settled()
    expect(states()).toEqual([
      ['a.mp3', 'done'],
      ['b.mp3', 'stopped'],
      ['c.mp3', 'stopped'],
    ])
    queue.clear()
    expect(queue.get()).toEqual([])
  })
})
