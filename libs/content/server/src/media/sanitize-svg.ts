import type { Transformer } from 'sanitize-html'
import { brokenImage } from '../errors.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

const TAGS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient
  radialGradient stop clipPath mask pattern marker
`)

const ATTRIBUTES = words(`
  id class role xmlns version viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points dx dy
  rotate transform transform-origin fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect opacity color display visibility
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type offset stop-color stop-opacity
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform markerWidth markerHeight
  markerUnits orient refX refY marker-start marker-mid marker-end paint-order font-family font-size font-weight
  font-style text-anchor letter-spacing dominant-baseline aria-hidden aria-label href xlink:href
`)

const STYLES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin opacity stop-color stop-opacity
  clip-rule color display visibility
`)
const PLAIN_STYLE = /^(?!.*url\((?!#))[#\w.,%\s()-]+$/i

/** Allows references within the drawing only: viewers would fetch anything else. */
const isOwnPart = (value: string): boolean => /^#[\w-]+$/.test(value)
const LOADS = /url\s*\(\s*['"]?(?!#)/i

/** Styles are filtered one by one below. */
const ownAttributes: Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'href' || name === 'xlink:href') return isOwnPart(value)
      return name === 'style' || !LOADS.test(value)
    }),
  ),
})

/**
 * Sanitises an SVG to shapes, text and colours: no scripts, handlers, foreign content or external resources. Rejects with 422
 * if nothing is left.
 */
export const sanitizeSvg = async (text: string): Promise<string> => {
  const { default: sanitizeHtml } = await import('sanitize-html')
  const clean = sanitizeHtml(text, {
    allowedTags: TAGS,
    allowedAttributes: { '*': [...ATTRIBUTES, 'style'] },
    allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, [PLAIN_STYLE]])) },
    allowedSchemes: [],
    allowProtocolRelative: false,
    transformTags: { '*': ownAttributes },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'foreignObject', 'iframe'],
    selfClosing: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim()
  if (!/^<svg[\s>]/.test(clean)) throw brokenImage()
  return clean.includes('xmlns="http://www.w3.org/2000/svg"') ? clean : clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
