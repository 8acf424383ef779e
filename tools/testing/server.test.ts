import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from './data-folder.ts'
import { startServer } from './server.ts'

/** A program that is ready at its port as the server is. At its first start, another program has taken the port. */
const PROGRAM = `
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
const { PORT, CAPTAIN_DATA_DIR } = process.env
const mark = CAPTAIN_DATA_DIR + '/started'
const isFirst = !existsSync(mark)
writeFileSync(mark, '')
const listen = () => createServer((_request, response) => response.end()).listen(Number(PORT), 'localhost', () => {
  if (isFirst) createServer().listen(Number(PORT), 'localhost')
  else console.log('│  Captain')
})
listen()
`

const programFolder = async (): Promise<{ readonly dataDir: string; readonly program: string }> => {
  const dataDir = await createDataFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const program = join(dataDir, 'program.mjs')
  writeFileSync(program, PROGRAM)
  return { dataDir, program }
}

test('a server whose port was taken starts at another one', async () => {
  const { dataDir, program } = await programFolder()
  const server = await startServer({ dataDir, nodeArguments: [program] })
  onTestFinished(() => server.stop())
  expect((await fetch(server.baseUrl)).ok).toBe(true)
  expect(server.output()).toBe('│  Captain\n')
})

test('the server of another run at the same port is not taken for the own one', async () => {
  const other = createServer((_request, response) => response.end()).listen(0, 'localhost')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  if (address === null || typeof address === 'string') throw new Error('The other server has no port.')
  const { dataDir, program } = await programFolder()
  await expect(startServer({ dataDir, port: address.port, nodeArguments: [program] })).rejects.toThrow(`port ${address.port}`)
})
