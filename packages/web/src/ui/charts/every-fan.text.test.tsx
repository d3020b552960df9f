import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Example, PageExample } from '../../shell/index.ts'
import { actAll, renderExample, renderPage } from '../../testing/text/index.ts'

type Room = { readonly EXAMPLES: readonly (Example | PageExample)[] }
const ROOMS = import.meta.glob<Room>(['../../**/examples.{ts,tsx}', './examples.tsx'])

/** Each file that draws a fan, with a state in which the fan stands; a state of its room, unless another one is named. */
const FANS: Readonly<Record<string, string>> = {
  'accounts/detail/detail-hero.tsx': 'accounts/detail: a plan with compartments',
  'accounts/family-fan.tsx': 'accounts: the home without a family that could not be read',
  'aggregation/elsewhere-page.tsx': 'aggregation: a bank in the state wrongpass',
  'exit-plan/plan-threads.tsx': 'exit-plan: three plans of exit',
  'operations/destinations.tsx': 'operations: an operation that went partly to the bank',
  'option-bulletin/drawing.tsx': 'option-bulletin: where the top-up of a plan comes from',
  'payment/figures.tsx': 'payment: the amount with what it comes to',
  'projection/known-hero.tsx': 'projection: what is left to live on at retirement',
  'projection/unknown-below.tsx': 'projection: what is known of a retirement without the state pension',
  'release/fans.tsx': 'release: what stays blocked after the event',
  'tax-saving/result/result-card.tsx': 'tax-saving: the result of a member who types another payment',
  'transmission/family-fan.tsx': 'transmission: the heirs',
  'transmission/result/option-fan.tsx': 'transmission: who receives what',
  'ui/charts/fan-examples.tsx': 'ui/charts: a goal with what is missing, one of whose parts two are not known',
  'withdrawal/distribution-summary.tsx': 'withdrawal: something left, and a balance exceeded',
  'withdrawal/results/net-side.tsx': 'withdrawal: what charges and tax leave',
}
/** Its threads stand for people, by their share: it has no unit, and no amount is claimed. */
const OF_PEOPLE = 'transmission/family-fan.tsx'
/** Its fans stand beside each other, a thread worth the same in each: one note says it for all. */
const COMPARING = 'exit-plan/plan-threads.tsx'

const stateOf = async (place: string): Promise<Example | PageExample> => {
  const [room = '', name] = place.split(': ')
  const folder = room === 'ui/charts' ? './' : `../../${room}/`
  const load = ROOMS[`${folder}examples.tsx`] ?? ROOMS[`${folder}examples.ts`]
  const found = (await load?.())?.EXAMPLES.find((state) => state.name === name)
  if (found === undefined) throw new Error(`No state ${place}`)
  return found
}

const show = async (state: Example | PageExample): Promise<void> => {
  await ('element' in state ? renderExample(state) : renderPage(state.address, state.ports))
  await actAll(state.acts)
  await expect.poll(() => document.querySelectorAll('[data-part="fan"]').length).toBeGreaterThan(0)
}

const all = (within: ParentNode, selector: string): readonly Element[] => [...within.querySelectorAll(selector)]

/** Euros of one thread, as a note says them to a wide window and to a phone. */
const unitsIn = (note: Element | undefined): readonly number[] =>
  [...(note?.textContent ?? '').matchAll(/Un fil[^:]*:[^\d]*([\d\s\u202F,]+)\s?€/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(/\s/g, '').replace(',', '.')),
  )

/** Threads that a path draws. */
const countOf = (path: Element): number => (path.getAttribute('d') ?? '').split('M').length - 1

test('(S-2) every fan of the product is walked', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.tsx', { cwd: root }).filter(
    (file) =>
      !file.includes('.test.') &&
      /import \{[^}]*\bFan\b[^}]*\} from '[^']*(?:charts\/)?index\.ts'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(files.toSorted()).toEqual(Object.keys(FANS).toSorted())
})

for (const [file, place] of Object.entries(FANS).filter(([one]) => one !== OF_PEOPLE))
  test(`(S-2) the threads of each group of ${file}, times the worth that its caption says, are its amount`, async () => {
    await show(await stateOf(place))
    const fans = all(document, '[data-part="fan"]')
    const notes = all(document, '[data-part="fan-unit"]')
    expect(notes).toHaveLength(file === COMPARING ? 1 : fans.length)
    for (const [at, fan] of fans.entries()) {
      const units = unitsIn(notes[at] ?? notes[0])
      const drawings = all(fan, 'svg')
      // One drawing at every width has one unit at every width.
      expect(units).toHaveLength(2)
      for (const [size, unit] of units.entries()) {
        const groups = all(drawings[size] ?? drawings[0] ?? fan, 'path')
        for (const group of groups.filter((one) => one.getAttribute('data-kind') !== 'unknown'))
          expect(Math.abs(countOf(group) * unit - Number(group.getAttribute('data-worth')))).toBeLessThan(unit)
      }
    }
  })
