import classes from './harbour-scene.module.css'

/** The ten boats of the harbour in their tenants' colours: left edge of the hull, waterline, scale. */
const BOATS = [
  ['#2B2D6E', 34, 476, 0.5],
  ['#B3169B', 236, 472, 0.48],
  ['#2E7D32', 130, 506, 0.6],
  ['#475569', 318, 512, 0.62],
  ['#0F766E', 452, 520, 0.66],
  ['#6B2D8B', 14, 566, 0.86],
  ['#1D5B8F', 214, 578, 0.9],
  ['#A8324A', 420, 600, 1],
  ['#7A4A2B', 70, 664, 1.14],
  ['#B4531F', 290, 716, 1.5],
] as const

const Boat = ({ color, index }: { readonly color: string; readonly index: number }) => (
  <g className={classes.boat} style={{ animationDelay: `${index * -0.9}s` }}>
    <path className={classes.sail} d={index % 2 === 0 ? 'M45-10V-72L78-16zM40-10v-50L18-14z' : 'M42-10v-56l30 46zM38-12l-16-4 16-30z'} />
    <path className={classes.mast} d="M42-4v-70" />
    <path d="M4-6h84c-4 12-10 18-18 18H22C13 12 7 6 4-6z" fill={color} />
    <path className={classes.gunwale} d="M4-6h84" />
    <path className={classes.reflection} d="M14 20h60M24 27h36" stroke={color} />
  </g>
)

/** Strokes of the brush on the water: start, height, length. */
const RIPPLES = [
  [0, 452, 60],
  [196, 448, 44],
  [372, 500, 52],
  [36, 534, 70],
  [300, 548, 46],
  [500, 566, 60],
  [140, 600, 64],
  [330, 632, 58],
  [0, 690, 48],
  [214, 692, 60],
  [486, 664, 74],
  [60, 742, 90],
  [470, 752, 90],
  [230, 782, 70],
] as const

/** The background of the sign-in pages: the harbour at dawn, or at night in the dark scheme. Decorative. */
export const HarbourScene = () => (
  <svg className={classes.root} viewBox="0 0 560 800" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <defs>
      <linearGradient id="beam" x1="1" x2="0">
        <stop className={classes.near} offset="0" />
        <stop className={classes.gone} offset="1" />
      </linearGradient>
      <clipPath id="sky">
        <path d="M0 0h560v436H0z" />
      </clipPath>
    </defs>
    <circle className={classes.sun} cx="142" cy="424" r="62" clipPath="url(#sky)" />
    <path className={classes.hills} d="M214 436c40-10 70-34 116-36 30-1 44 10 70 10 60 0 90-36 160-38v64z" />
    <path d="M440 238-60 176v150l500-78z" fill="url(#beam)" />
    <path className={classes.sea} d="M0 436h560v364H0z" />
    <path className={classes.glitter} d="M88 443h108M102 454h80M94 466h92M112 480h56M100 496h76M122 514h40" />
    {RIPPLES.map(([x, y, length]) => (
      <path key={`${x} ${y}`} className={classes.ripple} d={`M${x} ${y}q${length / 2}-7 ${length} 0`} />
    ))}
    <path
      className={classes.headland}
      d="M318 474c22-6 26-26 44-42 14-13 30-18 52-20 34-3 74-4 104 2 18 4 32 8 42 12v62c-80-12-160-10-242-14z"
    />
    <path className={classes.shore} d="M306 478c90 2 170 0 254 14" />
    <g className={classes.lighthouse}>
      <path d="M428 412 435 268h30l7 144z" />
      <path className={classes.stripe} d="M433.200 304h33.600l1.600 34h-36.800zM430 372h40l1.700 34h-43.400z" />
      <path d="M425 268h50l-4-10h-42zM432 230h36v28h-36z" />
      <path className={classes.lamp} d="M438 236h24v17h-24z" />
      <path d="M428 230c3-14 11-20 22-20s19 6 22 20zM449 199h2v13h-2z" />
      <path className={classes.shade} d="M450 210c11 0 19 6 22 20h-4v28h3l4 10h-10l7 144h-22z" />
    </g>
    <path
      className={classes.cat}
      d="M374 426c-4-12-1-22 7-28-3-6-3-11-1-18l7 6c4-2 8-2 12 0l7-6c2 7 2 12-1 18 8 6 11 16 7 28zm36-3c8 3 15 0 16-7 1-5-3-8-5-5"
    />
    {BOATS.map(([color, x, y, scale], index) => (
      <g key={color} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Boat color={color} index={index} />
      </g>
    ))}
  </svg>
)
