/** A family of warp threads: first thread, how many, how far apart, and where its first and last thread end. */
type Skein = {
  readonly colour: string
  readonly from: number
  readonly count: number
  readonly gap: number
  readonly to: number
  readonly toGap: number
}

const SKEINS: readonly Skein[] = [
  { colour: '#9BCED8', from: 25, count: 34, gap: 9.4, to: -25, toGap: 9.4 },
  { colour: '#F3C443', from: 344, count: 24, gap: 9.4, to: 562, toGap: 5 },
  { colour: '#DFA386', from: 570, count: 20, gap: 9.4, to: 704, toGap: 7.1 },
]

const round = (value: number): string => value.toFixed(1)

const threadsOf = ({ from, count, gap, to, toGap }: Skein): string =>
  Array.from({ length: count }, (_, index) => {
    const [top, bottom] = [round(from + index * gap), round(to + index * toGap)]
    return `M${top} 0C${top} 540 ${bottom} 315 ${bottom} 900`
  }).join('')

/** The threads of the sign-in screen, drawn; decoration only. */
export const ART = `<svg viewBox="0 0 780 900" preserveAspectRatio="xMidYMid slice">${SKEINS.map(
  (skein) => `<path stroke="${skein.colour}" d="${threadsOf(skein)}"/>`,
).join('')}</svg>`

/** The product's mark. */
export const MARK =
  '<svg viewBox="0 0 34 34" aria-hidden="true" stroke-width="3"><path d="M5 2v30M11.5 2v30M22.5 2v30M29 2v30" stroke="currentColor"/>' +
  '<path d="M1 17h8.4M13.6 17h11.2M31.1 17h2" stroke="#F3C443" stroke-width="3.4"/></svg>'
