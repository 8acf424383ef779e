import type { AiOverview, GeneratedImage, ImageGeneration, PromptTranslation } from '@captain/ai-core'
import type { TenantSummary } from '@captain/platform-react/tenants-query'

const SCENES = [
  ['#f3c98b', '#33566d', '#f6e7c8'],
  ['#9cc3d5', '#274257', '#fdf4de'],
  ['#e9a48c', '#4b3550', '#fbe3c3'],
  ['#b9cfa4', '#2c4a44', '#f4f1d8'],
] as const

/** Returns an inline image, so that no request reaches a server. */
export const pictureOf = (place: number, width = 768, height = 768): string => {
  const [sky, sea, sun] = SCENES[place % SCENES.length] ?? SCENES[0]
  const [w, h] = [width, height]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${sky}"/><circle cx="${w * 0.68}" cy="${h * 0.36}" r="${h * 0.13}" fill="${sun}"/><path d="M0 ${h * 0.62}Q${w * 0.25} ${h * 0.56} ${w * 0.5} ${h * 0.62}T${w} ${h * 0.62}V${h}H0Z" fill="${sea}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

export const overview = (given: Partial<AiOverview> = {}): AiOverview => ({
  isConfigured: true,
  missingSettings: [],
  usage: { used: 12, limit: 100 },
  installation: null,
  resetsOn: '2026-12-01',
  ...given,
})

export const image = (place: number, given: Partial<GeneratedImage> = {}): GeneratedImage => ({
  place,
  state: 'done',
  seed: 20261122 + place,
  url: pictureOf(place),
  mimeType: 'image/png',
  width: 768,
  height: 768,
  failure: null,
  kept: [],
  ...given,
})

/** Returns an image that is not finished yet. */
export const coming = (place: number, state: GeneratedImage['state'] = 'waiting'): GeneratedImage =>
  image(place, { state, url: null, mimeType: null, width: null, height: null })

export const images = (given: Partial<ImageGeneration> = {}): ImageGeneration => ({
  tool: 'textToImage',
  id: '01KAMS4WY3HSZYWPGDXEV0YM01',
  createdAt: '2026-11-22T01:30:00.000Z',
  finishedAt: '2026-11-22T01:30:12.000Z',
  duration: 12_000,
  state: 'done',
  failure: null,
  request: {
    prompt: 'A calico cat asleep beside a lighthouse at dusk, harbor lights',
    negativePrompt: 'text',
    size: '768x768',
    count: 4,
    seed: null,
    style: 'watercolor',
  },
  images: [image(0), image(1), image(2), image(3)],
  ...given,
})

export const translation = (given: Partial<PromptTranslation> = {}): PromptTranslation => ({
  tool: 'translationPrompt',
  id: '01KAMS4WY3HSZYWPGDXEV0YM02',
  createdAt: '2026-11-22T01:20:00.000Z',
  finishedAt: '2026-11-22T01:20:02.000Z',
  duration: 2000,
  state: 'done',
  failure: null,
  request: { text: '夕暮れの港で、灯台のそばに丸くなって眠る三毛猫', tone: 'detailed', keepTerms: ['にゃんこ港'] },
  prompt: 'A calico cat curled up asleep beside a lighthouse in the harbor at dusk',
  missingTerms: ['にゃんこ港'],
  ...given,
})

const tenant = (slug: string, ja: string, role: TenantSummary['role']): TenantSummary => ({
  slug,
  number: 1,
  names: { ja, en: slug },
  color: '#7A4A2B',
  role,
  contentTypes: [],
  isMember: true,
})

export const TENANTS: readonly TenantSummary[] = [
  tenant('cafe', 'ねこ喫茶', 'editor'),
  tenant('hall', '港の会館', 'owner'),
  tenant('club', '波止場クラブ', 'viewer'),
]
