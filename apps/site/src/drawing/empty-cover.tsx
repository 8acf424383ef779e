/** The cover of an article without an image: the sea at the lighthouse's hour. */
export function EmptyCover() {
  return (
    <svg className="empty-cover" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="cover-sky" d="M0 0h320v180H0z" />
      <circle className="cover-sun" cx="214" cy="104" r="30" />
      <path className="cover-sea" d="M0 112h320v68H0z" />
      <path className="cover-waves" d="M20 130q15-5 30 0t30 0 30 0M190 142q15-5 30 0t30 0 30 0M90 160q15-5 30 0t30 0 30 0" />
    </svg>
  )
}
