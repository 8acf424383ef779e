import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { encodeCBOR, type CBORType } from '@levischuck/tiny-cbor'

type Key = {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string | null
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  counter: number
}

/** Faults of a ceremony; by default it is correct. */
export type Misbehaviour = {
  /** Origin of the requesting page; default: that of the authenticator. */
  readonly origin?: string
  readonly crossOrigin?: boolean
  /** Origin of the outermost page, as browsers report it in an iframe. */
  readonly topOrigin?: string
  /** COSE algorithm that the new key claims; default: ES256. */
  readonly algorithm?: number
  /** User handle of the assertion; default: that of the registration. Null omits it. */
  readonly userHandle?: string | null
  /** Whether the user was verified by fingerprint or PIN. */
  readonly userVerified?: boolean
  /** The reported signature count, as of a cloned key; default: one more than the last. */
  readonly counter?: number
}

export type CreationOptions = {
  readonly challenge: string
  readonly rp: { readonly id?: string }
  readonly user?: { readonly id: string }
}
export type RequestOptions = { readonly challenge: string; readonly rpId?: string }

/** A passkey's response in the JSON of browsers. */
export type Credential = {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly clientExtensionResults: object
  readonly response: Readonly<Record<string, unknown>>
}

/** A key for another process of the same test run. */
export type KeptKey = { readonly id: string; readonly rpId: string; readonly pem: string }

/** A software security key with ES256 keys that never leave it: for tests of servers, which can't distinguish it from a real one. */
export type Authenticator = {
  /** Creates a key for a server and registers it, or registers the key of an id again. */
  create(options: CreationOptions, misbehaviour?: Misbehaviour & { readonly id?: string }): Credential
  /** Signs with the newest key, or the one of an id. */
  get(options: RequestOptions, misbehaviour?: Misbehaviour & { readonly id?: string }): Credential
  /** Returns the newest key, for an authenticator in another process. */
  keep(): KeptKey
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const BACKUP_ELIGIBLE = 0x08
const BACKED_UP = 0x10
const HAS_KEY = 0x40

const dataOf = (rpId: string, flags: number, counter: number): Buffer => {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags, 0)
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), head])
}

/** Encodes the public half of an ES256 key as COSE. */
const coseOf = (publicKey: KeyObject, algorithm = -7): Uint8Array => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return encodeCBOR(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, algorithm],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
}

const adopt = ({ id, rpId, pem }: KeptKey): Key => {
  const privateKey = createPrivateKey(pem)
  return { id, rpId, userHandle: null, privateKey, publicKey: createPublicKey(privateKey), counter: 0 }
}

/** Creates an authenticator for a page, with stored keys of another one. */
export const createAuthenticator = (ownOrigin: string, kept: readonly KeptKey[] = []): Authenticator => {
  const keys: Key[] = kept.map(adopt)
  const flagsOf = ({ userVerified = true }: Misbehaviour): number =>
    USER_PRESENT | BACKUP_ELIGIBLE | BACKED_UP | (userVerified ? USER_VERIFIED : 0)
  const clientDataOf = (type: string, challenge: string, { origin = ownOrigin, crossOrigin = false, topOrigin }: Misbehaviour): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }))
  const credential = (id: string, response: Credential['response']): Credential => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  const make = (rpId: string, userHandle: string | null): Key => {
    const key = { id: base64url(randomBytes(32)), rpId, userHandle, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), counter: 0 }
    keys.push(key)
    return key
  }
  const find = (id: string | undefined): Key => {
    const key = id === undefined ? keys.at(-1) : keys.find((one) => one.id === id)
    if (key === undefined) throw new Error('there is no such key')
    return key
  }

  return {
    create: (options, misbehaviour = {}) => {
      const key =
        misbehaviour.id === undefined ? make(options.rp.id ?? new URL(ownOrigin).hostname, options.user?.id ?? null) : find(misbehaviour.id)
      const id = Buffer.from(key.id, 'base64url')
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        dataOf(key.rpId, flagsOf(misbehaviour) | HAS_KEY, misbehaviour.counter ?? key.counter),
        Buffer.alloc(16),
        length,
        id,
        coseOf(key.publicKey, misbehaviour.algorithm),
      ])
      const attestation = encodeCBOR(
        new Map<string, CBORType>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, CBORType>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return credential(key.id, {
        clientDataJSON: base64url(clientDataOf('webauthn.create', options.challenge, misbehaviour)),
        attestationObject: base64url(attestation),
        transports: ['internal', 'hybrid'],
      })
    },
    get: (options, misbehaviour = {}) => {
      const key = find(misbehaviour.id)
      key.counter = misbehaviour.counter ?? key.counter + 1
      const clientData = clientDataOf('webauthn.get', options.challenge, misbehaviour)
      const authData = dataOf(options.rpId ?? key.rpId, flagsOf(misbehaviour), key.counter)
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
      const userHandle = misbehaviour.userHandle === undefined ? key.userHandle : misbehaviour.userHandle
      return credential(key.id, {
        ...(userHandle !== null && { userHandle }),
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, key.privateKey)),
      })
    },
    keep: () => {
      const { id, rpId, privateKey } = find(undefined)
      return { id, rpId, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
    },
  }
}
