/** Which account of Cloudflare Workers AI to ask, by which models. */
export type WorkersAiSettings = {
  /** Such as `https://api.cloudflare.com/client/v4`, without a slash at the end. */
  readonly baseUrl: string
  readonly accountId: string
  readonly token: string
  readonly imageModel: string
  readonly textModel: string
  /** Milliseconds that one answer may take. */
  readonly timeouts?: { readonly image: number; readonly text: number }
}
