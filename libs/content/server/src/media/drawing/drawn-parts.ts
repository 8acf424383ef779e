const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Elements that draw something themselves. */
export const DRAWN: ReadonlySet<string> = new Set(words('path rect circle ellipse line polyline polygon text image use'))

/** Elements that are kept. */
export const KEPT: ReadonlySet<string> = new Set([
  ...DRAWN,
  ...words(`
    svg g defs symbol switch title desc tspan textPath linearGradient radialGradient stop clipPath mask pattern marker filter
    feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
    feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
    fePointLight feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set
  `),
])

/** Properties that both attributes and styles set. */
const PROPERTIES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect opacity color display visibility overflow clip-path clip-rule mask
  mask-type stop-color stop-opacity flood-color flood-opacity lighting-color filter marker-start marker-mid marker-end
  paint-order shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters
  mix-blend-mode isolation transform transform-origin font-family font-size font-weight font-style font-variant
  font-stretch text-anchor letter-spacing word-spacing text-decoration dominant-baseline alignment-baseline
  baseline-shift writing-mode direction
`)

export const STYLES: ReadonlySet<string> = new Set(PROPERTIES)

/** Attributes that are kept; `style`, `href` and `xmlns` are read one by one. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...PROPERTIES,
  ...words(`
    id class role version viewBox preserveAspectRatio width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points pathLength
    dx dy rotate textLength lengthAdjust startOffset method spacing side requiredExtensions systemLanguage xml:space
    clipPathUnits maskUnits maskContentUnits offset gradientUnits gradientTransform spreadMethod patternUnits
    patternContentUnits patternTransform markerWidth markerHeight markerUnits orient refX refY aria-hidden aria-label
    filterUnits primitiveUnits in in2 result type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
    mode stdDeviation edgeMode radius scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles
    order kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant
    specularExponent azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle attributeName attributeType from to by
    dur begin end min max repeatCount repeatDur restart keyTimes keySplines keyPoints calcMode additive accumulate path
  `),
])
