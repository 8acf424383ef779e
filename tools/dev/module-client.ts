import { SERVICE } from './module-service.ts'

/** Calls of the server's process to the process that runs Vite. */
export type ModuleClient = {
  readonly document: () => Promise<string>
  readonly invoke: (payload: unknown) => Promise<string>
  readonly ready: (greeting: string, milliseconds: number) => Promise<string>
  readonly siteVersion: () => Promise<string>
}

/** Calls the module service at an address. Throws what the service reports. */
export const moduleClient = (url: string): ModuleClient => {
  const call = async (name: string, init?: RequestInit): Promise<string> => {
    const response = await fetch(`${url}/${name}`, init)
    const body = await response.text()
    if (!response.ok) throw new Error(body)
    return body
  }
  return {
    document: () => call(SERVICE.document),
    siteVersion: () => call(SERVICE.siteVersion),
    invoke: (payload) => call(SERVICE.invoke, { method: 'POST', body: JSON.stringify(payload) }),
    ready: (greeting, milliseconds) =>
      call(SERVICE.ready, { method: 'POST', body: greeting, headers: { 'x-milliseconds': String(Math.round(milliseconds)) } }),
  }
}
