import { startEmbedded } from './start-embedded.ts'

// Separate process that the life-cycle test can kill: prints the address, or why the start failed.
try {
  const server = await startEmbedded({ dataDir: process.argv[2] ?? '' })
  process.stdout.write(`${server.url}\n`)
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
