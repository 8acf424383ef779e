/** Cloudflare Workers AI account and models to use. */
export type WorkersAiSettings = {
  /** Base URL, such as `https://api.cloudflare.com/client/v4`, without a trailing slash. */
  readonly baseUrl: string
  readonly accountId: string
  readonly token: string
  readonly imageModel: string
  readonly textModel: string
  /** Timeout of one request in milliseconds. */
  readonly timeouts?: { readonly image: number; readonly text: number }
}
