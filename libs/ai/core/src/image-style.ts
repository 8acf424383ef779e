/** The looks that a picture can be asked for in; `none` leaves it to the prompt. */
export const IMAGE_STYLES = ['none', 'photo', 'illustration', 'watercolor', 'anime', 'flat', 'pixel', 'render'] as const

export type ImageStyle = (typeof IMAGE_STYLES)[number]

/** What each look adds to a prompt, in the language that the models know best. */
const STYLE_WORDS: Readonly<Record<ImageStyle, string>> = {
  none: '',
  photo: 'photograph, natural light, sharp focus, high detail',
  illustration: 'digital illustration, clean lines, soft colors',
  watercolor: 'watercolor painting, paper texture, gentle gradients',
  anime: 'anime style, cel shading, vivid colors',
  flat: 'flat vector illustration, simple shapes, limited palette',
  pixel: 'pixel art, 16-bit, crisp pixels',
  render: '3D render, soft studio lighting, rounded shapes',
}

/** A prompt with the words of its look. */
export const styledPrompt = (prompt: string, style: ImageStyle): string =>
  [prompt, STYLE_WORDS[style]].filter((part) => part !== '').join(', ')
