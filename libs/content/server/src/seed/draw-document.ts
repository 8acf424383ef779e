type Drawing = { readonly name: string; /** `#RRGGBB` */ readonly color: string }

/** A4 in points. */
const [WIDTH, HEIGHT] = [595, 842]
const BAND = 180

const ink = (color: string): string =>
  [1, 3, 5].map((start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255).toFixed(3)).join(' ')

/** Draws a band of colour over lines that imitate text. */
const pageOf = (color: string): string => {
  const lines = Array.from(
    { length: 12 },
    (_unused, place) => `60 ${HEIGHT - BAND - 60 - place * 36} ${place % 4 === 3 ? 260 : 475} 10 re f`,
  )
  return [`${ink(color)} rg 0 ${HEIGHT - BAND} ${WIDTH} ${BAND} re f`, '0.85 g', ...lines].join('\n')
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** Returns the title in hexadecimal UTF-16, as PDF requires. */
const titleOf = (name: string): string => `<FEFF${Buffer.from(name, 'utf16le').swap16().toString('hex').toUpperCase()}>`

/**
 * Draws a one-page PDF in one colour, deterministic for the name, which is its title. It contains no text, because no font is
 * available.
 */
export const drawDocument = ({ name, color }: Drawing): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << >> /Contents 4 0 R >>`,
    stream(pageOf(color)),
    `<< /Title ${titleOf(name)} >>`,
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${body}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}
