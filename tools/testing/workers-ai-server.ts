import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { drawnPng } from './drawn-png.ts'

/** A request to a model. */
export type AskedModel = { readonly model: string; readonly authorization: string; readonly input: Readonly<Record<string, unknown>> }

/** A response that replaces the regular one. */
export type AiTrouble =
  | { readonly status: number; readonly code?: number; readonly retryAfter?: number }
  | 'never'
  | 'base64'
  | 'html'
  | 'cut-image'
  | 'huge'
  | 'garbage'
  | 'cut-off'
  | 'redirect'
  | 'openai'
  | { readonly text: string }

export type WorkersAiServer = {
  readonly baseUrl: string
  readonly accountId: string
  readonly token: string
  readonly asked: readonly AskedModel[]
  /** Responses to the next requests, in order; then regular ones. */
  readonly troubles: AiTrouble[]
  /** Number of requests that the client cancelled. */
  readonly givenUp: () => number
  stop(): Promise<void>
}

const ACCOUNT = 'test-account'
const TOKEN = 'test-token-of-workers-ai'

const envelope = (answer: ServerResponse, status: number, result: unknown, code?: number, headers: Record<string, string> = {}): void => {
  const isRight = status < 300
  answer.writeHead(status, { 'content-type': 'application/json', ...headers })
  answer.end(
    JSON.stringify({
      result,
      success: isRight,
      errors: isRight ? [] : [{ code: code ?? 1000, message: `refused: ${TOKEN}` }],
      messages: [],
    }),
  )
}

const pictureOf = ({ width = 512, height = 512, seed = 1 }: Readonly<Record<string, unknown>>): Buffer =>
  drawnPng(Number(width), Number(height), Number(seed))

const answerAsked = (answer: ServerResponse, { input }: AskedModel, text: string | null): void => {
  if ('messages' in input) {
    envelope(answer, 200, { response: text ?? 'A cat sleeping in a harbor at dusk', usage: {} })
    return
  }
  answer.writeHead(200, { 'content-type': 'image/png' })
  answer.end(pictureOf(input))
}

const answerTroubled = (answer: ServerResponse, asked: AskedModel, trouble: AiTrouble): void => {
  if (typeof trouble === 'object') {
    if ('text' in trouble) return answerAsked(answer, asked, trouble.text)
    const { status, code, retryAfter } = trouble
    return envelope(answer, status, null, code, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
  }
  const picture = pictureOf(asked.input)
  switch (trouble) {
    case 'never':
      return
    case 'base64':
      return envelope(answer, 200, { image: picture.toString('base64') })
    case 'openai':
      return envelope(answer, 200, { choices: [{ message: { role: 'assistant', content: 'Prompt: "A cat"' } }] })
    case 'html':
      answer.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><script>alert(1)</script>')
      return
    case 'cut-image':
      answer.writeHead(200, { 'content-type': 'image/png' }).end(picture.subarray(0, picture.byteLength - 30))
      return
    case 'garbage':
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{"result":')
      return
    case 'cut-off':
      answer.writeHead(200, { 'content-type': 'image/png', 'content-length': '100000' })
      answer.write(picture.subarray(0, 64), () => answer.destroy())
      return
    case 'redirect':
      answer.writeHead(302, { location: '/elsewhere' }).end()
      return
    case 'huge':
      // Images declare their size, texts do not.
      answer.writeHead(200, { 'content-type': 'image/png', ...('messages' in asked.input ? {} : { 'content-length': String(2 ** 30) }) })
      answer.write(Buffer.alloc(1024 * 1024))
  }
}

/**
 * Starts a real server on a free port with the HTTP API of Cloudflare Workers AI: its models respond at once, with the configured failures.
 */
export const startWorkersAiServer = async (): Promise<WorkersAiServer> => {
  const asked: AskedModel[] = []
  const troubles: AiTrouble[] = []
  let givenUp = 0
  const handle = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    answer.on('error', () => undefined)
    answer.on('close', () => {
      if (!answer.writableFinished) givenUp += 1
    })
    const found = new RegExp(`^/accounts/${ACCOUNT}/ai/run/(@cf/[^/]+/[^/]+)$`).exec(request.url ?? '')
    if (found === null || request.method !== 'POST') return envelope(answer, 404, null, 7000)
    const authorization = request.headers.authorization ?? ''
    const input = (await json(request)) as AskedModel['input']
    const one = { model: found[1] ?? '', authorization, input }
    asked.push(one)
    if (authorization !== `Bearer ${TOKEN}`) return envelope(answer, 401, null, 10_000)
    const trouble = troubles.shift()
    if (trouble === undefined) answerAsked(answer, one, null)
    else answerTroubled(answer, one, trouble)
  }
  const server = createServer((request, answer) => void handle(request, answer).catch(() => answer.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountId: ACCOUNT,
    token: TOKEN,
    asked,
    troubles,
    givenUp: () => givenUp,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
