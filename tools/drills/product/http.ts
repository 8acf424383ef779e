import { Agent, request as open, type IncomingHttpHeaders } from 'node:http'
import { asRecord } from '@captain/validation'
import { propertyOf } from '@captain/http-core'

export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Milliseconds until the caller gives up. Default: 30 s. */
  readonly timeout?: number
}

export type Answer = {
  /** 0: no answer, or half of one. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** False if no connection was made, so that the server cannot have done anything. */
  readonly wasSent: boolean
}

const silence = (error: unknown): Answer => ({
  status: 0,
  headers: {},
  text: '',
  wasSent: propertyOf(error, 'code') !== 'ECONNREFUSED',
})

/** Returns the JSON object of an answer; empty if it is none. */
export const jsonOf = ({ text }: Answer): Readonly<Record<string, unknown>> => {
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return {}
  }
}

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Whether it is not known if the server has done what was asked. */
export const isUnknown = ({ status, wasSent }: Answer): boolean => wasSent && (status === 0 || status >= 500)

/** Sends requests to one server over connections that stay open. */
export type Sender = {
  readonly send: (call: Call) => Promise<Answer>
  readonly close: () => void
}

/** Opens a sender; failures of the connection are answers with the status 0. */
export const openSender = (baseUrl: string, connections = 64): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 0 })
  const send = ({ method, path, headers = {}, body, timeout = 30_000 }: Call): Promise<Answer> =>
    new Promise((resolve) => {
      const lost = (error: unknown) => resolve(silence(error))
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const request = open(new URL(path, baseUrl), { method, agent, headers: { ...length, ...headers } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => void parts.push(part))
        response.on('error', lost)
        response.on('close', () => {
          if (!response.complete) return lost(null)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString(), wasSent: true })
        })
      })
      request.on('error', lost)
      request.setTimeout(timeout, () => request.destroy(new Error('no answer in time')))
      request.end(body)
    })
  return { send, close: () => agent.destroy() }
}
