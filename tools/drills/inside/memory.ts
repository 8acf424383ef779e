import { renameSync, writeFileSync } from 'node:fs'
import { onFileChange } from './poll-file.ts'

// Writes what the server's process still uses after a collection of garbage, whenever the drill asks for it.
const path = process.env['DRILL_MEMORY_FILE'] ?? ''

onFileChange(`${path}.asked`, (question) => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  writeFileSync(`${path}.part`, `${question} ${heapUsed + external}`)
  renameSync(`${path}.part`, path)
})
