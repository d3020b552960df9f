import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { pendingBulletins } from './index.ts'

test.prop([fc.array(fc.option(datesOfYears(2025, 2027))), datesOfYears(2025, 2027)])(
  '[P-BANNER-05] choices are pending exactly while no deadline has passed, and none is lost or doubled',
  (deadlines, today) => {
    const known = deadlines.map((deadline, place) => ({
      id: String(place),
      type: 'PARTICIPATION',
      deadline_date: deadline ?? undefined,
    }))
    const expected = known.filter(({ deadline_date: deadline }) => deadline === undefined || deadline >= today)
    const pending = pendingBulletins(known, today)
    expect(pending.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
  },
)
