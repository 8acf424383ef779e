import { createServer } from 'node:http'
import type { BareAnswer } from './bare.ts'

// A separate process, like the product: measures what Node itself takes to send the same bytes.
let answer: BareAnswer = { status: 200, headers: {}, body: '' }
let bytes = Buffer.alloc(0)

process.on('message', (next: BareAnswer) => {
  answer = next
  bytes = Buffer.from(next.body, 'base64')
  process.send?.('ready')
})
process.on('disconnect', () => process.exit(0))

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(answer.status, answer.headers).end(bytes))
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : null)
})
