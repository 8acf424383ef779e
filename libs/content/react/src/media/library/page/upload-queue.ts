import { FILE_TYPES, fileTypeOf, MAX_IMAGE_BYTES, maxBytesOf, type FileType, type IncludedMedia } from '@captain/content-core'
import { keysOf } from '@captain/validation'
import { isAccepted } from '../../accepted-file.ts'
import type { Taken } from '../../use-upload-refusal.ts'

/** All types of files that the library takes. */
export const ALL_TYPES: readonly FileType[] = keysOf(FILE_TYPES)

/** Why a file was not stored: found here, or as the server answered. */
export type UploadFailure = { readonly kind: 'wrong-kind' | 'too-large' } | { readonly kind: 'failed'; readonly error: unknown }

export type QueuedFile = {
  readonly key: number
  readonly file: File
  /** What the library takes of the file's type. */
  readonly taken: Taken
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'stopped'
  /** Sent part, 0 to 1. */
  readonly progress: number
  readonly failure: UploadFailure | null
}

export type UploadQueue = {
  get(): readonly QueuedFile[]
  subscribe(listener: () => void): () => void
  add(files: readonly File[], onStored: (media: IncludedMedia) => void): void
  retry(key: number): void
  /** Stops what is waiting or being sent. */
  stop(): void
  /** Forgets all files; stops those that are left. */
  clear(): void
}

type Send = (file: File, options: Pick<Taken, 'accept'> & { onProgress(part: number): void; signal: AbortSignal }) => Promise<IncludedMedia>

/** Files that are sent at the same time. */
const AT_ONCE = 2

const typeOf = (file: File): FileType | null => fileTypeOf(file.type) ?? ALL_TYPES.find((type) => isAccepted(file, [type])) ?? null

/** Returns what the library takes of a file's type: images have another limit than documents. */
const takenOf = (file: File): Taken => {
  const type = typeOf(file)
  if (type === null) return { accept: ALL_TYPES, maxBytes: maxBytesOf(ALL_TYPES) }
  return { accept: [type], maxBytes: type === 'image' || type === 'svg' ? MAX_IMAGE_BYTES : maxBytesOf([type]) }
}

const refusalOf = (file: File, taken: Taken): UploadFailure | null => {
  if (!isAccepted(file, taken.accept)) return { kind: 'wrong-kind' }
  return file.size > taken.maxBytes ? { kind: 'too-large' } : null
}

const warnOfLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Sends files one after the other. Stored outside of React, since it continues after the user leaves the page; until it ends, closing the
 * window asks for confirmation.
 */
export const createUploadQueue = (send: Send): UploadQueue => {
  let items: readonly QueuedFile[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()
  const onStored = new Map<number, (media: IncludedMedia) => void>()

  const set = (next: readonly QueuedFile[]) => {
    items = next
    const isBusy = items.some(({ state }) => state === 'waiting' || state === 'sending')
    if (isBusy) window.addEventListener('beforeunload', warnOfLeaving)
    else window.removeEventListener('beforeunload', warnOfLeaving)
    for (const listener of listeners) listener()
  }
  const change = (key: number, part: Partial<QueuedFile>) => set(items.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const start = async ({ key, file, taken }: QueuedFile): Promise<void> => {
    const controller = new AbortController()
    running.set(key, controller)
    change(key, { state: 'sending', progress: 0, failure: null })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      const media = await send(file, { accept: taken.accept, onProgress, signal: controller.signal })
      change(key, { state: 'done', progress: 1 })
      onStored.get(key)?.(media)
    } catch (error) {
      change(key, controller.signal.aborted ? { state: 'stopped' } : { state: 'failed', failure: { kind: 'failed', error } })
    }
    running.delete(key)
    startNext()
  }
  const startNext = (): void => {
    for (const item of items.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - running.size)) void start(item)
  }
  const stop = () => {
    for (const controller of running.values()) controller.abort()
    set(items.map((item) => (item.state === 'waiting' ? { ...item, state: 'stopped' as const } : item)))
  }

  return {
    get: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (files, whenStored) => {
      const added = files.map((file): QueuedFile => {
        last += 1
        const taken = takenOf(file)
        const failure = refusalOf(file, taken)
        onStored.set(last, whenStored)
        return { key: last, file, taken, state: failure === null ? 'waiting' : 'failed', progress: 0, failure }
      })
      set([...items, ...added])
      startNext()
    },
    retry: (key) => {
      change(key, { state: 'waiting', progress: 0, failure: null })
      startNext()
    },
    stop,
    clear: () => {
      stop()
      onStored.clear()
      set([])
    },
  }
}
