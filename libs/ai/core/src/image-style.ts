/** Styles that users can select; `none` leaves the style to the prompt. */
export const IMAGE_STYLES = ['none', 'photo', 'illustration', 'watercolor', 'anime', 'flat', 'pixel', 'render'] as const

export type ImageStyle = (typeof IMAGE_STYLES)[number]

/** Prompt suffix of each style, in English because the models handle it best. */
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

/** Returns a prompt with the suffix of its style. */
export const styledPrompt = (prompt: string, style: ImageStyle): string =>
  [prompt, STYLE_WORDS[style]].filter((part) => part !== '').join(', ')
