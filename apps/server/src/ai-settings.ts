import * as v from 'valibot'

const ADDRESS_SHAPE =
  'the address of the Cloudflare API with https and without a slash at the end, such as https://api.cloudflare.com/client/v4'
const MODEL_SHAPE = 'the name of a model, such as @cf/bytedance/stable-diffusion-xl-lightning'

const DEFAULTS = {
  baseUrl: 'https://api.cloudflare.com/client/v4',
  imageModel: '@cf/bytedance/stable-diffusion-xl-lightning',
  textModel: '@cf/meta/llama-3.3-70b-instruct-fp8-fast',
} as const

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The URL receives the token, so it must use TLS, except on this machine. */
const isApiAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL_HOSTS.includes(hostname))
  return isSafe && username === '' && search === '' && hash === '' && !text.endsWith('/')
}

const model = v.pipe(v.string(), v.regex(/^@[a-z]{2,3}(?:\/[A-Za-z0-9._-]{1,80}){2}$/, MODEL_SHAPE))

/** Variables of the AI tools with their expected formats. */
export const AI_VARIABLES = {
  CAPTAIN_AI_ACCOUNT_ID: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'the id of a Cloudflare account')),
  CAPTAIN_AI_TOKEN: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,400}$/, 'an API token of Cloudflare that may use Workers AI')),
  CAPTAIN_AI_BASE_URL: v.pipe(v.string(), v.check(isApiAddress, ADDRESS_SHAPE)),
  CAPTAIN_AI_IMAGE_MODEL: model,
  CAPTAIN_AI_TEXT_MODEL: model,
} as const

/** Settings that the AI tools require. */
export const AI_SETTING_NAMES = ['CAPTAIN_AI_ACCOUNT_ID', 'CAPTAIN_AI_TOKEN'] as const

/** AI service that the tools call. */
export type AiService = {
  readonly baseUrl: string
  readonly accountId: string
  readonly token: string
  readonly imageModel: string
  readonly textModel: string
}

type Given = { readonly [Name in keyof typeof AI_VARIABLES]?: string | undefined }

/** Returns the missing settings if some are set; empty if all or none are set. */
export const missingAiSettings = (given: Given): readonly string[] => {
  const missing = AI_SETTING_NAMES.filter((name) => given[name] === undefined)
  return Object.keys(AI_VARIABLES).some((name) => given[name as keyof Given] !== undefined) ? missing : []
}

/** Returns the configured service; null if none is configured. */
export const aiServiceOf = (given: Given): AiService | null => {
  const { CAPTAIN_AI_ACCOUNT_ID: accountId, CAPTAIN_AI_TOKEN: token } = given
  if (accountId === undefined || token === undefined) return null
  return {
    accountId,
    token,
    baseUrl: given.CAPTAIN_AI_BASE_URL ?? DEFAULTS.baseUrl,
    imageModel: given.CAPTAIN_AI_IMAGE_MODEL ?? DEFAULTS.imageModel,
    textModel: given.CAPTAIN_AI_TEXT_MODEL ?? DEFAULTS.textModel,
  }
}
