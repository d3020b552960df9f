/** The portal's two families, by the names of the files that its build makes of them. */
const FAMILIES = [
  ['Ysabeau Variable', 'ysabeau-latin-wght-normal'],
  ['Source Sans 3 Variable', 'source-sans-3-latin-wght-normal'],
] as const

/**
 * Returns the rules that let the stand-in doors use the portal's fonts; none for a family that the build does not hold.
 *
 * @param paths every path of the built portal
 * @example doorFonts(['/assets/ysabeau-latin-wght-normal-1.woff2'])
 */
export const doorFonts = (paths: readonly string[]): string =>
  FAMILIES.flatMap(([family, name]) => {
    const path = paths.find((candidate) => candidate.includes(name) && candidate.endsWith('.woff2'))
    return path === undefined
      ? []
      : [`@font-face{font-family:"${family}";src:url(${path}) format("woff2");font-weight:1 1000;font-display:swap}`]
  }).join('\n')
