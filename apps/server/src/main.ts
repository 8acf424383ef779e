import { readEnvironment, type Environment } from './environment.ts'
import { StartError } from './errors.ts'
import { greeting } from './greeting.ts'
import { createLog } from './log.ts'
import { startServer } from './start-server.ts'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const failStart = (error: unknown): never => {
  process.stderr.write(`${error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

const readConfiguration = (): Environment => {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    return failStart(error)
  }
}

const environment = readConfiguration()
const log = createLog(environment)
const starting = startServer(environment, log)

const end = async (code: number): Promise<void> => {
  try {
    await (await starting).stop()
    process.exit(code)
  } catch (error) {
    log.error({ err: error }, 'the server did not stop cleanly')
    process.exit(1)
  }
}

const crash = (error: unknown): void => {
  log.error({ err: error }, 'the server ends because of an unexpected error')
  void end(1)
}

// A terminal's Ctrl+C may arrive a second time through the program that started us; stopping happens once.
process.on('SIGINT', () => void end(0)).on('SIGTERM', () => void end(0))
// A terminal that has gone is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
process.on('uncaughtException', crash).on('unhandledRejection', crash)

try {
  const { demo } = await starting
  print(greeting(environment, demo))
} catch (error) {
  failStart(error)
}
