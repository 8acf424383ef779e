import { handle } from '../handle.ts'
import type { Draw } from '../sharing/card-drawing.tsx'
import { startDeliveryServer, type DeliveryServer } from './delivery-server.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export const BASE_URL = 'https://harbour.example'

export type Page = { readonly status: number; readonly headers: Headers; readonly html: string }

export type SiteUnderTest = { readonly delivery: DeliveryServer; open(path: string, init?: RequestInit): Promise<Page> }

/** Returns the texts of a drawing instead of an image. */
export const draw: Draw = async ({ texts }) => new TextEncoder().encode(JSON.stringify(texts.map(({ text }) => text)))

/** The site in front of a local delivery server. */
export const startSite = async (): Promise<SiteUnderTest> => {
  const delivery = await startDeliveryServer()
  return {
    delivery,
    async open(path, init = {}) {
      const request = new Request(new URL(path, BASE_URL), { headers: { 'user-agent': BROWSER }, ...init })
      const answer = await handle(request, { fetchApi: delivery.fetchApi, baseUrl: BASE_URL, draw })
      return { status: answer.status, headers: answer.headers, html: await answer.text() }
    },
  }
}

/** Returns the types of the script elements of a page. Pages without a form contain only data. */
export const scriptTypes = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>/gi)].map(([, attributes = '']) => /type="([^"]*)"/.exec(attributes)?.[1] ?? 'javascript')

/** The linked data of the page; throws when it is no JSON. */
export const linkedData = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
