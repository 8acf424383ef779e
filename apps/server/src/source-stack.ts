import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const FRAME = /(file:\/\/\/[^\s():]+\.js):(\d+):(\d+)/g
const MAX_FRAMES = 2000

/** Errors come in groups, and parsing a map takes some 50 ms. */
const FORGET_MAPS_MS = 60_000

const known = new Map<string, string>()
const maps = new Map<string, SourceMap | null>()

const readMap = (file: string): SourceMap | null => {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')))
  } catch {
    return null
  }
}

const mapOf = (file: string): SourceMap | null => {
  const found = maps.get(file) ?? readMap(file)
  if (maps.size === 0) setTimeout(() => maps.clear(), FORGET_MAPS_MS).unref()
  maps.set(file, found)
  return found
}

const positionIn = (map: SourceMap | null, file: string, line: number, column: number): string | null => {
  const entry = map?.findEntry(line - 1, column - 1)
  // Code that the bundler wrote itself has no source.
  if (entry === undefined || !('originalSource' in entry) || typeof entry.originalSource !== 'string') return null
  return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

/**
 * Replaces positions in bundled files by those in their sources. Node's own source maps are off, because it would keep all of them in
 * memory from the start: 50 MB. This parses a map when an error is written, and then remembers its positions only.
 */
export const sourceStack = (stack: string): string =>
  stack.replaceAll(FRAME, (frame, file: string, line: string, column: string) => {
    const found = known.get(frame)
    if (found !== undefined) return found
    const position = positionIn(mapOf(file), file, Number(line), Number(column)) ?? frame
    if (known.size < MAX_FRAMES) known.set(frame, position)
    return position
  })
