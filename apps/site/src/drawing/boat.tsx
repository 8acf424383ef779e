import { colorClass } from '../document/color-rules.ts'
import { EMBLEMS, type BoatName } from './emblems.ts'

type BoatProps = {
  readonly slug: BoatName
  /** `#RRGGBB`; what it is not is drawn in the portal's orange. */
  readonly color: string | null
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

/** A boat under its tenant's sail, drawn on a field of 120 × 120; the water line is at 104. */
export function Boat({ slug, color, ...place }: BoatProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={`boat ${colorClass(color)}`} {...place}>
      <path className="boat-mast" d="M54 6h3.5v84H54z" />
      <path className="boat-jib" d="M51 18C44 42 30 62 12 80h39Z" />
      <path className="boat-sail" d="M60.5 8c26 16 42 44 44 72h-44Z" />
      <svg x="66" y="42" width="27" height="27" viewBox="0 0 24 24">
        <path className="boat-emblem" fillRule="evenodd" d={EMBLEMS[slug]} />
      </svg>
      <path className="boat-hull" d="M10 88h100c2 0 3 1.5 2 3.5-4 9-12 14.5-22 14.5H32c-11 0-19-6-23.5-14.5-1-2 0-3.5 1.5-3.5Z" />
      <path className="boat-band" d="M10.5 94.5h99.2a24 24 0 0 1-2.4 3.5H12.8a30 30 0 0 1-2.3-3.5Z" />
    </svg>
  )
}
