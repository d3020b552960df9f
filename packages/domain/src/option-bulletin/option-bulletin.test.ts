import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { BULLETIN_TYPES, optionBulletin, pendingBulletins } from './index.ts'

const bulletin = (id: string, deadline?: string) => ({
  id,
  type: 'PARTICIPATION',
  ...(deadline === undefined ? {} : { deadline_date: plainDate(deadline) }),
})

describe('choices on premiums', () => {
  it('[P-USER-43] are of participation, of incentive, or of a type yet unknown', () => {
    expect(BULLETIN_TYPES).toEqual(['PARTICIPATION', 'INTERESSEMENT'])
    for (const type of [...BULLETIN_TYPES, 'PRIME']) expect(optionBulletin.decode({ id: '1', type })).toEqual({ id: '1', type })
  })

  it('[P-BANNER-05] hold company, amounts and dates, each of which may be missing', () => {
    const wire = {
      id: 'bo-1',
      type: 'PARTICIPATION',
      company_id: 'ent-1',
      company_name: 'Verrerie Aubrenne',
      amount: 2480,
      company_amount: null,
      is_abundantly: true,
      start_date: '02/11/2026',
      end_date: '02/12/2026',
      deadline_date: '02/12/2026',
      minimum_investment_amount: 500,
    }
    expect(optionBulletin.encode(optionBulletin.decode(wire))).toEqual(wire)
  })

  it.each([
    ['2026-12-01', ['a', 'b']],
    ['2026-12-02', ['a', 'b']],
    ['2026-12-03', ['b']],
  ])('[P-BANNER-05] are pending through the whole day of their deadline: on %s %j', (today, ids) => {
    const known = [bulletin('b', '2026-12-15'), bulletin('a', '2026-12-02')]
    expect(pendingBulletins(known, plainDate(today)).map(({ id }) => id)).toEqual(ids)
  })

  it('come with the most urgent first, and those without a deadline last, in the order in which they came', () => {
    const known = [bulletin('x'), bulletin('late', '2027-01-05'), bulletin('y'), bulletin('soon', '2026-11-21')]
    expect(pendingBulletins(known, plainDate('2026-11-20')).map(({ id }) => id)).toEqual(['soon', 'late', 'x', 'y'])
  })
})
