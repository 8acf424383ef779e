import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { propertyOf } from '@captain/http-core'

type Answered = { readonly method: string; readonly path: string; readonly status: number }

const isRequest = (value: unknown): value is IncomingMessage => typeof propertyOf(value, 'url') === 'string'

const isResponse = (value: unknown): value is ServerResponse => typeof propertyOf(value, 'statusCode') === 'number'

/** Calls a listener after each response of this process. */
export const onAnswered = (listener: (answered: Answered) => void): void =>
  subscribe('http.server.response.finish', (message) => {
    const [request, response] = [propertyOf(message, 'request'), propertyOf(message, 'response')]
    if (!isRequest(request) || !isResponse(response)) return
    listener({ method: request.method ?? '', path: request.url ?? '', status: response.statusCode })
  })
