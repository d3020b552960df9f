import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSideScroll, renderPage } from '../testing/index.ts'
import { EXAMPLES } from './examples.ts'

const threads = () => document.querySelector<SVGSVGElement>('svg[data-part="threads"]')

/** Bundles of threads on an edge of the drawing, from left to right, in pixels: a gap wider than between two threads parts them. */
const bundlesOn = (edge: 'before' | 'after'): readonly (readonly [number, number])[] => {
  const drawing = threads()
  const box = drawing?.getBoundingClientRect() ?? new DOMRect()
  const paths = [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '').join('')
  const places = [...paths.matchAll(/M([\d.]+) 0C\S+ \S+ \S+ \S+ ([\d.]+) /g)]
    .map(([, top, bottom]) => Number(edge === 'before' ? top : bottom))
    .toSorted((one, other) => one - other)
    .map((place) => box.left + (place / (drawing?.viewBox.baseVal.width ?? 1)) * box.width)
  const pitch = Math.min(...places.slice(1).map((place, at) => place - (places[at] ?? 0)))
  const bundles: [number, number][] = []
  for (const place of places) {
    const last = bundles.at(-1)
    if (last !== undefined && place - last[1] < 2 * pitch) last[1] = place
    else bundles.push([place, place])
  }
  return bundles
}

const middleOf = (element: Element | null): number => {
  const { left, width } = element?.getBoundingClientRect() ?? new DOMRect()
  return left + width / 2
}

const open = async (width: number): Promise<void> => {
  const example = EXAMPLES.find(({ name }) => name === 'where it goes, with its threads')
  await renderPage(example?.address ?? '', { ...example?.ports, width })
  await expect.element(page.getByRole('heading', { name: 'Ce qui se déplace' })).toBeVisible()
}

test.each([1440, 1000])('each name stands over the middle of the threads that it names, %i pixels wide', async (width) => {
  await open(width)
  for (const edge of ['before', 'after'] as const) {
    const [bundles, names] = [bundlesOn(edge), [...document.querySelectorAll(`[data-part="ends-${edge}"] > li`)]]
    expect(bundles.length).toBe(names.length)
    for (const [at, name] of names.entries()) {
      const [start, end] = bundles[at] ?? [0, 0]
      const [lead, words] = [middleOf(name.querySelector('[aria-hidden]')), name.lastElementChild?.getBoundingClientRect()]
      expect(Math.abs(lead - (start + end) / 2)).toBeLessThan(2)
      // At an edge a name leans inwards, and still stands over its threads.
      expect((words?.left ?? 0) <= lead && lead <= (words?.right ?? 0)).toBe(true)
    }
    const boxes = names.map((name) => name.lastElementChild?.getBoundingClientRect() ?? new DOMRect())
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top).toBe(
          true,
        )
  }
  expectNoSideScroll()
})

test('on a phone the number of each fund stands over its threads', async () => {
  await open(390)
  const bundles = bundlesOn('before')
  const numbers = [...(document.querySelector('[data-part="numbers"]')?.children ?? [])]
  expect(numbers.map((number) => number.textContent)).toEqual(['1', '2', '3', '4'])
  for (const [at, number] of numbers.entries()) {
    const [start, end] = bundles[at] ?? [0, 0]
    expect(Math.abs(middleOf(number) - (start + end) / 2)).toBeLessThan(2)
  }
  expectNoSideScroll()
})
