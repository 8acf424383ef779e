import { tenants } from '../tenants.ts'
import { Boat } from './boat.tsx'
import { Cat } from './cat.tsx'
import { Lighthouse } from './lighthouse.tsx'

/** Positions of the ten boats, far ones first: left edge, water line, size. */
const MOORINGS = [
  [506, 388, 42],
  [838, 391, 44],
  [396, 397, 50],
  [946, 400, 52],
  [262, 411, 62],
  [1076, 414, 64],
  [108, 432, 80],
  [1206, 436, 82],
  [330, 462, 98],
  [990, 470, 104],
] as const

const WATER_LINE = 104 / 120

const WAVES = [
  'M-20 412q45-7 90 0t90 0 90 0 90 0',
  'M860 420q40-6 80 0t80 0 80 0 80 0',
  'M60 452q55-9 110 0t110 0 110 0',
  'M1080 460q55-9 110 0t110 0 110 0 110 0',
  'M-40 500q65-11 130 0t130 0 130 0',
  'M520 512q65-11 130 0t130 0 130 0 130 0 130 0',
] as const

const GULLS = 'M246 116q12-14 22-2 10-12 22 2M318 84q9-11 17-1 8-10 17 1M204 70q8-9 15-1 7-8 15 1'

const STARS =
  'M92 60h2.5v2.5H92zM210 130h2v2h-2zM334 44h3v3h-3zM452 150h2v2h-2zM508 62h2.5v2.5h-2.5zM590 118h2v2h-2zM792 52h2.5v2.5h-2.5zM860 160h2v2h-2zM934 88h3v3h-3zM1020 40h2v2h-2zM1110 176h2v2h-2zM1188 66h2.5v2.5h-2.5zM1296 130h2v2h-2zM1382 58h3v3h-3z'

/**
 * The harbour of the home page: ten boats under their own colours, the lighthouse and its cat. Decorative, so it has no text alternative.
 */
export function HarbourScene() {
  return (
    <svg className="scene" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="lamp-light" gradientUnits="userSpaceOnUse" cx="720" cy="152" r="720">
          <stop className="lamp-near" offset="0" />
          <stop className="lamp-far" offset="1" />
        </radialGradient>
      </defs>
      <path className="scene-stars" d={STARS} />
      <path className="scene-gulls" d={GULLS} />
      <circle className="scene-sun" cx="512" cy="352" r="86" />
      <path
        className="scene-hills-far"
        d="M0 372c110-40 190-58 300-40 90 14 140-34 250-26 120 8 160 56 290 44 110-10 170-60 300-46 120 12 190 52 300 40v60H0Z"
      />
      <path
        className="scene-hills"
        d="M0 382c90-18 160-6 250-10 120-6 200-34 310-20 140 18 230 28 360 14 150-16 210-42 330-24 80 12 130 26 190 22v40H0Z"
      />
      <path className="scene-beam" d="M720 152 0 40v190Zm0 0L1440 20v220Z" />
      <path className="scene-sea" d="M0 384h1440v176H0Z" />
      <path className="scene-glint" d="M452 392h120v3H452zM470 404h84v3h-84zM440 418h146v3H440zM486 432h60v3h-60z" />
      <g className="scene-waves">
        {WAVES.map((wave) => (
          <path key={wave} d={wave} />
        ))}
      </g>
      <Lighthouse x={664} y={98} width={112} height={300} />
      <path
        className="scene-rock"
        d="M540 428c8-14 26-16 44-22 16-6 30-22 54-22h164c26 0 34 16 52 24 16 6 40 6 48 20 4 8-2 12-12 12H552c-10 0-16-4-12-12Z"
      />
      <path
        className="scene-rock-light"
        d="M640 384h160c14 0 22 5 30 11H606c8-6 18-11 34-11ZM590 410l34-7 22 9-12 8-46-2ZM700 402l40-2 26 10-30 9-38-5ZM806 408l30 3 18 9-34 4-22-8Z"
      />
      <Cat x={586} y={322} width={72} height={74} />
      <g className="scene-boats">
        {tenants.map(({ slug, color }, berth) => {
          const [x, line, size] = MOORINGS[berth] ?? MOORINGS[0]
          return <Boat key={slug} slug={slug} color={color} x={x} y={line - size * WATER_LINE} width={size} height={size} />
        })}
      </g>
      <path className="scene-water-front" d="M0 536q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v24H0Z" />
    </svg>
  )
}
