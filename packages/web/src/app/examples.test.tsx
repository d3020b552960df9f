import { expect, test } from 'vitest'
import { actAll, expectNoSideScroll, expectNoViolation, IS_ALL, renderExample, renderPage } from '../testing/index.ts'
import { isWhole, STATES, waitingParts, wordsShown, type NamedState } from './states.testing.ts'

const LOOKS = (['fr', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => ([1280, 390] as const).map((width) => ({ language, scheme, width }))),
)

type Cell = { readonly named: NamedState; readonly looks: typeof LOOKS }

/** A state of each room in one look, all eight looks in turn; every state in every look for `npm run test:all`. */
const CELLS: readonly Cell[] = IS_ALL
  ? STATES.map((named) => ({ named, looks: LOOKS }))
  : [...Map.groupBy(STATES, ({ room }) => room).values()].map((states, at) => ({
      // The richest one: what is acted on first shows most.
      named: states.reduce((most, one) => ((one.state.acts?.length ?? 0) > (most.state.acts?.length ?? 0) ? one : most)),
      looks: [LOOKS[at % LOOKS.length] ?? LOOKS[0]!],
    }))

for (const { named, looks } of CELLS)
  for (const look of looks)
    test(`[P-DEV-02] ${named.name}: axe finds nothing and nothing overflows, ${Object.values(look).join(', ')}`, async () => {
      const { state } = named
      await ('element' in state ? renderExample(state, look) : renderPage(state.address, { ...state.ports, ...look }))
      await expect.poll(wordsShown).toMatch(/\S/)
      await expect.poll(() => waitingParts(named)).toBe(0)
      await actAll(state.acts)
      await expect.poll(() => isWhole(named)).toBe(true)
      await expect.poll(() => document.querySelector('[data-acting]')).toBeNull()
      await expect.poll(() => waitingParts(named)).toBe(0)
      await expectNoViolation()
      expectNoSideScroll()
    })
