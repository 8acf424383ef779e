/** A picture as the model made it, its kind known by its bytes. */
export type Picture = {
  readonly bytes: Buffer
  readonly mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

export type PictureWish = {
  readonly prompt: string
  readonly negativePrompt: string
  readonly width: number
  readonly height: number
  readonly seed: number
}

export type Message = { readonly role: 'system' | 'user'; readonly content: string }

/** A service that runs models. Both fail with AiFailure, or with the signal's reason once it is aborted. */
export type AiProvider = {
  picture(wish: PictureWish, signal: AbortSignal): Promise<Picture>
  text(messages: readonly Message[], signal: AbortSignal): Promise<string>
}
