import { renderToStaticMarkup } from 'react-dom/server'
import { Cat } from '../drawing/cat.tsx'
import { Lighthouse } from '../drawing/lighthouse.tsx'
import { SiteMark } from '../document/site-mark.tsx'
import { CARD_COLORS } from './card-colors.ts'
import { CARD_SIZE, type SharedCard } from './shared-card.ts'

/** A text at a position of a drawing, in pixels, in the first of the sizes at which it fits. */
type TextBlock = {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly sizes: readonly number[]
}

/** Shapes as SVG without text, and the texts above them. */
export type Drawing = { readonly svg: string; readonly width: number; readonly height: number; readonly texts: readonly TextBlock[] }

/** Turns a drawing into a PNG. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array<ArrayBuffer>>

const INK = '#1b2a36'
const ORANGE = '#a84a19'
const SEA_INK = '#f3eee3'

const TITLE = { left: 88, width: 800, sizes: [76, 68, 60, 52, 46, 40, 34], color: INK } as const

/** The lighthouse, its cat and the sun that rises from the sea, by day. */
function Morning() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}`}>
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fdf9f1" />
          <stop offset="0.62" stopColor="#faf0df" />
          <stop offset="0.78" stopColor="#f6dcbd" />
        </linearGradient>
        <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c6a8c" />
          <stop offset="1" stopColor="#14405f" />
        </linearGradient>
        <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="1053" cy="192" r="560">
          <stop offset="0" stopColor="#ffdc8f" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffdc8f" stopOpacity="0" />
        </radialGradient>
      </defs>
      <style>{CARD_COLORS}</style>
      <path fill="url(#sky)" d="M0 0h1200v630H0z" />
      <path fill="url(#light)" d="M1053 192 1200 120v156ZM1053 192 420 40v360Z" />
      <circle cx="904" cy="500" r="62" fill="#ec8f4f" />
      <path fill="#ead2b4" d="M0 500c120-34 220-30 330-16s200-14 320-8 180 30 290 18 170-34 260-26v40H0Z" />
      <path fill="url(#sea)" d="M0 498h1200v132H0z" />
      <path fill="#f7c79c" opacity="0.6" d="M852 508h104v3H852zM868 520h72v3h-72zM838 534h128v3H838z" />
      <path
        className="card-waves"
        d="M430 536q30-8 60 0t60 0 60 0M640 566q34-9 68 0t68 0 68 0M360 596q38-10 76 0t76 0 76 0 76 0M980 606q34-9 68 0t68 0 68 0"
      />
      <Lighthouse x={991} y={140} width={124} height={310} />
      <path fill="#33424d" d="M880 510c10-18 34-20 54-28 20-8 34-34 66-40h110c34 4 46 22 90 30v40H892c-10 0-15-1-12-2Z" />
      <path fill="#566570" d="M1000 446h106c16 0 24 4 32 10h-162c6-6 12-10 24-10ZM930 486l40-9 26 10-14 9-54-2Z" />
      <Cat x={916} y={402} width={80} height={83} />
      <svg x="86" y="540" width="52" height="52" viewBox="0 0 32 32">
        <SiteMark />
      </svg>
    </svg>
  )
}

const MORNING = renderToStaticMarkup(<Morning />)

/** Returns the sharing image of a page: its title above the harbour in the morning. */
export const cardDrawing = ({ title, above, site }: SharedCard): Drawing => ({
  svg: MORNING,
  ...CARD_SIZE,
  texts: [
    ...(above === null ? [] : [{ text: above, left: 88, top: 84, width: 800, height: 40, color: ORANGE, sizes: [32, 26] }]),
    { ...TITLE, text: title, top: above === null ? 96 : 146, height: above === null ? 350 : 300 },
    { text: site, left: 158, top: 549, width: 700, height: 44, color: SEA_INK, sizes: [34, 28] },
  ],
})
