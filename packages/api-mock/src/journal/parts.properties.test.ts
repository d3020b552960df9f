import { fc, test } from '@fast-check/vitest'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'

import { PEOPLE, type Person } from '../people/index.ts'
import { anew } from '../portfolios/anew.testing.ts'
import { readAct } from './model.ts'
import { settle, settleInParts, settleOn } from './settle.ts'
import { openWorlds, SAVERS, worldSteps } from './world.testing.ts'

const seeded = (sub: string): Person => PEOPLE.find(({ oauth_profile }) => oauth_profile.sub === sub) as Person

/** Everything that stands, maps and sets included; the numbers of lots only tell what is kept apart. */
const written = ({ done, ...person }: Person): string =>
  JSON.stringify({ ...person, ...done, ahead: done?.ahead }, (key, part: unknown) => {
    if (key === 'number') return undefined
    return part instanceof Map || part instanceof Set ? [...part] : part
  })

const worlds = await openWorlds()

test.prop([worldSteps, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 3 })], SLOW)(
  '[LEDG-07] a journal that is read on from any of its entries, or in parts of any size, gives what it gives when it is read from its beginning',
  async (steps, cut, size) => {
    worlds.begin()
    for (const step of steps) await worlds.act(step)
    const now = worlds.moment()
    for (const sub of SAVERS) {
      const [person, entries] = [seeded(sub), await worlds.journal(sub)]
      const whole = anew(() => written(settle(person, entries, now)))
      const at = Math.min(cut, entries.length)
      const until = readAct(entries[at - 1]?.value ?? '')?.at
      if (until !== undefined) {
        const kept = settleOn(person, undefined, entries.slice(0, at), until)
        expect(written(settleOn(person, kept, entries.slice(at), now).person)).toBe(whole)
      }
      if (entries.length === 0) continue
      const parts = await settleInParts(person, undefined, entries, now, { pause: async () => undefined, size })
      expect(written(parts.person)).toBe(whole)
    }
  },
)
