type LighthouseProps = {
  readonly className?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

/** The lighthouse, drawn on a field of 120 × 300; its lamp is at (60, 52). */
export function Lighthouse(place: LighthouseProps) {
  return (
    <svg viewBox="0 0 120 300" aria-hidden="true" {...place}>
      <path className="tower-roof" d="M60 4c2 0 3 1 3 3v9c14 3 23 11 25 22H32c2-11 11-19 25-22V7c0-2 1-3 3-3Z" />
      <path className="tower-lamp" d="M40 38h40v30H40z" />
      <path className="tower-frame" d="M38 38h4v30h-4zM51 38h3v30h-3zM66 38h3v30h-3zM78 38h4v30h-4z" />
      <path className="tower-roof" d="M28 68h64c2 0 3 1 3 3v7c0 2-1 3-3 3H28c-2 0-3-1-3-3v-7c0-2 1-3 3-3Z" />
      <path className="tower-wall" d="M38 81h44l16 219H22Z" />
      <path className="tower-band" d="M34.6 128h50.8l2.9 40H31.7ZM28.8 208h62.4l2.9 40H25.9Z" />
      <path className="tower-shade" d="M70 81h12l16 219H76Z" />
      <path className="tower-door" d="M50 300v-26a10 10 0 0 1 20 0v26ZM55 104a5 5 0 0 1 10 0v10H55ZM55 186a5 5 0 0 1 10 0v10H55Z" />
    </svg>
  )
}
