import { readFile } from 'node:fs/promises'
import { cleanDrawing } from '../media/drawing/clean-drawing.ts'

// What runs outside of the thread that serves, by name. A task gets plain values and returns plain values.

/** Cleans an SVG file, given by its path or its bytes. */
export const cleanDrawingFile = async (source: string | Uint8Array): Promise<ReturnType<typeof cleanDrawing>> =>
  cleanDrawing(typeof source === 'string' ? await readFile(source) : source)
