/** The lighthouse of Captain, in the surrounding ink. Decorative. */
export const CaptainMark = ({ size = 20 }: { readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M9.2 10h5.600l1.200 9.500H8z" />
    <path d="M8.800 6.800h6.400V10H8.800zM9.600 6.800C10 4.700 10.800 4 12 4s2 .7 2.400 2.800M8.600 14.500h6.800" />
    <path d="m6.300 7.200-3.800-1.600M6.300 9.400l-3.800 1.400M17.700 7.200l3.800-1.600M17.700 9.400l3.800 1.400M3.500 21.500c1.400-1 2.800-1 4.200 0s2.900 1 4.300 0 2.900-1 4.300 0 2.800 1 4.200 0" />
  </svg>
)
