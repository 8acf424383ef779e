import { readFileSync } from 'node:fs'

const POLL_MS = 20

/** Calls a listener with each new text of a file, by which a drill speaks to the process of the server. */
export const onFileChange = (path: string, listener: (text: string) => void): void => {
  let last = ''
  const look = () => {
    try {
      const text = readFileSync(path, 'utf8')
      if (text === last) return
      last = text
      listener(text)
    } catch {
      // The drill has not written it yet.
    }
  }
  look()
  setInterval(look, POLL_MS).unref()
}
