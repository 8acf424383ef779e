/** The logo of the harbour: a lighthouse whose lantern has the ears of a cat. */
export function SiteMark() {
  return (
    <svg className="site-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle className="mark-sea" cx="16" cy="16" r="16" />
      <path className="mark-beam" d="M16 11 0 6.5a16 16 0 0 0 0 9.5ZM16 11l16-4.5a16 16 0 0 1 0 9.5Z" />
      <path className="mark-tower" d="M11 5.5l3 2.5h4l3-2.5V13h-1l2 15.4a16 16 0 0 1-12 0L12 13h-1Z" />
      <path className="mark-band" d="M11.6 16h8.8l.6 4.5h-10Z" />
    </svg>
  )
}
