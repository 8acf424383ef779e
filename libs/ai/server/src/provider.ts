/** Image from the model; its type is detected from its bytes. */
export type DrawnImage = {
  readonly bytes: Buffer
  readonly mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
}

export type ImagePrompt = {
  readonly prompt: string
  readonly negativePrompt: string
  readonly width: number
  readonly height: number
  readonly seed: number
}

export type Message = { readonly role: 'system' | 'user'; readonly content: string }

/** Service that runs models. Both calls throw AiFailure, or the signal's reason when aborted. */
export type AiProvider = {
  picture(prompt: ImagePrompt, signal: AbortSignal): Promise<DrawnImage>
  text(messages: readonly Message[], signal: AbortSignal): Promise<string>
}
