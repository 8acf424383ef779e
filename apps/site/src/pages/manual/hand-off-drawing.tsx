/** Dark modules of a decorative code, on a grid of 9 × 9. */
const FIELDS =
  'M0 0h3v1H1v1h1v1H0ZM6 0h3v3H7V2h1V1H6ZM0 6h1v2h2v1H0ZM1 6h2v2H2V7H1ZM4 0h1v2H4ZM4 3h2v1H5v1H4ZM0 4h2v1H0ZM6 4h1v1H6ZM8 4h1v2H8ZM4 6h1v1h1v1H4ZM6 6h1v1H6ZM7 7h1v1h1v1H7ZM3 4h1v1H3ZM5 8h1v1H5Z'

/** A computer shows a code, and a phone reads it. The steps next to it describe it in words. */
export function HandOffDrawing() {
  return (
    <svg className="hand-off" viewBox="0 0 480 210" aria-hidden="true">
      <path className="hand-off-ground" d="M0 186q30-8 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v24H0Z" />
      <path className="hand-off-frame" d="M58 20h212a10 10 0 0 1 10 10v134H48V30a10 10 0 0 1 10-10Z" />
      <path className="hand-off-screen" d="M60 32h208v120H60z" />
      <path className="hand-off-frame" d="M24 164h280l-8 14a8 8 0 0 1-7 4H39a8 8 0 0 1-7-4Z" />
      <path className="hand-off-code" transform="translate(128 56) scale(8)" d={FIELDS} />
      <path className="hand-off-beam" d="M352 98 216 52v84Z" />
      <path className="hand-off-frame" d="M356 40h64a10 10 0 0 1 10 10v116a10 10 0 0 1-10 10h-64a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10Z" />
      <path className="hand-off-screen" d="M354 52h68v108h-68z" />
      <path className="hand-off-print" d="M372 112a16 16 0 0 1 32 0v6M379 124v-12a9 9 0 0 1 18 0v14M388 112v18M372 122v-2M404 126v-2" />
    </svg>
  )
}
