type CatProps = {
  readonly className?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly awake?: boolean
}

/** The calico of the harbour, sitting with its tail out. Drawn on a field of 120 × 124; asleep by default. */
export function Cat({ awake = false, ...place }: CatProps) {
  return (
    <svg viewBox="0 0 120 124" aria-hidden="true" {...place}>
      <path className="cat-tail" d="M76 112c22 3 34-8 31-24-2-9-1-16 6-19" />
      <path
        className="cat-coat"
        d="M30 42 26 12c-.4-3 3-4.6 5-2.6L45 23c6-1.6 12-1.6 18 0L77 9.4c2-2 5.4-.4 5 2.6L78 42c1 9-4 16-11 20 13 10 18 28 18 45 0 8-4 12-11 12H34c-7 0-11-4-11-12 0-17 5-35 18-45-7-4-12-11-11-20Z"
      />
      <path className="cat-patch" d="M57 22c2 0 4 .4 6 1L77 9.4c2-2 5.4-.4 5 2.6L78 42c-4 3-12 3-17-2-4-5-5-12-4-18Z" />
      <path className="cat-patch" d="M24 100c-1-14 4-27 12-34 6 7 8 20 4 30-3 7-10 9-16 4Z" />
      <path className="cat-mark" d="M26 12c-.4-3 3-4.6 5-2.6L45 23c-4 5-8 13-15 19Z" />
      {awake ? (
        <path className="cat-eyes" d="M41 41a3 3.6 0 1 0 .01 0ZM67 41a3 3.6 0 1 0 .01 0Z" />
      ) : (
        <path className="cat-lines" d="M37 44c2.6 3 6.4 3 9 0M62 44c2.6 3 6.4 3 9 0" />
      )}
      <path className="cat-nose" d="M51.5 49h5L54 52Z" />
      <path className="cat-lines" d="M54 52c-.6 3-3.4 4-5.6 2.6M54 52c.6 3 3.4 4 5.6 2.6M46 119V98M62 119V98" />
    </svg>
  )
}
