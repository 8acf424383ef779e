import { propertyOf } from '@captain/http-core'
import { limitedBody, sendRequest, type Network } from '@captain/rich-text-server'
import type { AttemptFailure } from '@captain/content-core'

const TIMEOUT_MS = 5000
const ANSWER_BYTES = 1024
const USER_AGENT = 'Captain-Webhook/1.0'

/** The result of one attempt. */
export type Outcome = {
  readonly isDone: boolean
  readonly status: number | null
  readonly failure: AttemptFailure | null
  readonly answer: string
  readonly durationMs: number
}

type Sending = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  readonly network: Network
}

type Response = Awaited<ReturnType<typeof sendRequest>>

/** Reads the beginning of a response as text that the database can store. */
const beginningOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  try {
    for await (const part of limitedBody(response, ANSWER_BYTES)) parts.push(part)
  } catch {
    // The status arrived, and it decides.
  }
  return new TextDecoder().decode(Buffer.concat(parts)).replaceAll('\0', '').slice(0, ANSWER_BYTES)
}

const postDelivery = async ({ url, body, headers, network }: Sending, signal: AbortSignal) => {
  const post = {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': USER_AGENT,
      ...headers,
    },
  }
  const response = await sendRequest(new URL(url), { network, signal, accept: '*/*', post })
  const status = response.statusCode ?? 0
  return { status, answer: await beginningOf(response) }
}

const failureOf = (error: unknown, signal: AbortSignal): AttemptFailure => {
  if (signal.aborted) return 'timeout'
  return propertyOf(error, 'code') === 'link-answer-unusable' ? 'broken' : 'unreachable'
}

/** Sends an event once, within 5 seconds and without following redirects; only a status from 200 to 299 is a success. Never throws. */
export const send = async (sending: Sending): Promise<Outcome> => {
  const started = performance.now()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const durationMs = () => Math.round(performance.now() - started)
  try {
    const { status, answer } = await postDelivery(sending, signal)
    return { isDone: status >= 200 && status <= 299, status, failure: null, answer, durationMs: durationMs() }
  } catch (error) {
    return { isDone: false, status: null, failure: failureOf(error, signal), answer: '', durationMs: durationMs() }
  }
}
