import { STORED_OTP_KEY } from '@hautelisse/domain/session'
import { expect, test } from 'vitest'
import { actAll, expectNoViolation, expectReadable, expectWellSet, renderExample, renderPage } from '../testing/text/index.ts'
import { isWhole, STATES, waitingParts, wordsShown } from './states.testing.ts'

/** The way back from the door of the code is used up, and so is that from the door of administrators. */
const USED_UP: ReadonlySet<string> = new Set([STORED_OTP_KEY, 'hautelisse.robo-admin-state'])

test('each state has a name of its own', () => {
  expect(new Set(STATES.map(({ name }) => name)).size).toBe(STATES.length)
})

for (const named of STATES)
  test(`[P-DEV-02] (S-43) (S-44) (S-45) (S-80) ${named.name}: is drawn whole, with its draft; its markup breaks no rule, no line breaks before a unit, its calculations are read`, async () => {
    const { state } = named
    const { app } = await ('element' in state ? renderExample(state) : renderPage(state.address, state.ports))
    await expect.poll(wordsShown).toMatch(/\S/)
    await expect.poll(() => waitingParts(named)).toBe(0)
    // A draft that its machine does not know any more would be dropped, and the state be another one than its name says.
    const kept = Object.keys(state.ports?.stored ?? {}).filter((key) => !USED_UP.has(key))
    expect(kept.filter((key) => app.sessionStorage.read(key) === undefined)).toEqual([])
    await actAll(state.acts)
    await expect.poll(() => isWhole(named)).toBe(true)
    await expect.poll(() => waitingParts(named)).toBe(0)
    await expectNoViolation()
    expectWellSet()
    if (document.querySelector('[data-step="step"]') !== null) expectReadable()
  })
