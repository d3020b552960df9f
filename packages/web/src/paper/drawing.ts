import type { DocumentBlock } from '@hautelisse/domain/explain'

type Chart = Extract<DocumentBlock, { kind: 'chart' }>
type ChartPath = Chart['paths'][number]
type Point = ChartPath['from']

const TONES = ['brand', 'accent', 'ink', 'quiet'] as const
/** As many as a document takes. */
const MOST_PATHS = 400
const THREAD_WIDTH = 1.2

const pointsOf = (text: string): readonly Point[] => {
  const places = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  return Array.from({ length: Math.floor(places.length / 2) }, (_, place): Point => [
    places[2 * place] ?? 0,
    places[2 * place + 1] ?? 0,
  ])
}

/** Threads of one path: `M5 0C5 10 3 10 3 20M…`. Returns an empty list if it is drawn in another way. */
const threadsIn = (drawn: string, tone: ChartPath['tone']): readonly ChartPath[] =>
  [...drawn.matchAll(/M([^MC]+)C([^MC]+)/g)].flatMap(([, start = '', curve = '']) => {
    const [from] = pointsOf(start)
    const [first, second, end] = pointsOf(curve)
    return from === undefined || first === undefined || second === undefined || end === undefined
      ? []
      : [{ tone, width: THREAD_WIDTH, from, to: [[first, second, end] as [Point, Point, Point]] }]
  })

/**
 * Reads a drawing of threads as paths; what is drawn otherwise is said in words.
 *
 * @param drawing element that is one drawing, with its sentence
 * @param svg its picture on paper
 */
export const readDrawing = (drawing: Element, svg: SVGSVGElement | undefined): DocumentBlock | undefined => {
  const alt = drawing.getAttribute('aria-label') ?? ''
  if (alt === '') return undefined
  const paths = [...(svg?.querySelectorAll('path') ?? [])].flatMap((path, place) =>
    threadsIn(path.getAttribute('d') ?? '', TONES[Math.min(place, TONES.length - 1)] ?? 'quiet'),
  )
  const { width, height } = svg?.viewBox.baseVal ?? { width: 0, height: 0 }
  return paths.length === 0 || width === 0 || height === 0
    ? { kind: 'paragraph', text: alt }
    : { kind: 'chart', alt, width, height, paths: paths.slice(0, MOST_PATHS) }
}
