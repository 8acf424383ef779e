import { fetchAskedAhead } from './asked-ahead.ts'

/** Asks whoever is signed in to show a passkey; answers whether they did. */
export type ProofAsker = () => Promise<boolean>

let asker: ProofAsker | null = null
let asking: Promise<boolean> | null = null

/** Names who asks for proof, usually the back office's dialog; returns the way to stop. */
export const answerProofWith = (next: ProofAsker): (() => void) => {
  asker = next
  return () => {
    if (asker === next) asker = null
  }
}

/** Asks for a passkey's proof, once for all that need it at the moment; false where nobody can be asked. */
export const askForProof = (): Promise<boolean> => {
  asking ??= (asker?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}

const isWanted = async (response: Response): Promise<boolean> => {
  if (response.status !== 403 || asker === null) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'step-up-required'
}

/** `fetch` for every call of the back office: where the server wants a fresh proof it is asked for and the call repeated; a refused proof leaves the server's answer. */
export const fetchWithProof: typeof globalThis.fetch = async (input, init) => {
  const again = input instanceof Request ? input.clone() : input
  const response = await fetchAskedAhead(input, init)
  return (await isWanted(response)) && (await askForProof()) ? fetch(again, init) : response
}
