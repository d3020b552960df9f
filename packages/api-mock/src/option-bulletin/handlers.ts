import { alertsCall, optionBulletinsCall, pendingBulletins } from '@hautelisse/domain/option-bulletin'

import { answered, forMembers, refused } from '../server/index.ts'

/** The calls about choices on premiums, answered: what can be chosen today, and what was chosen until today. */
export const optionBulletinCalls = [
  forMembers(optionBulletinsCall, async ({ api, person }) => {
    if (person.s2e_profile === undefined) return refused('ERR_UNKNOWN')
    const today = api.options.clock.today()
    const begun = (person.bulletins ?? []).filter(({ start_date: start }) => start === undefined || start <= today)
    return answered({ s2e_option_bulletins: [...pendingBulletins(begun, today)] })
  }),

  forMembers(alertsCall, async ({ api, person }) =>
    person.s2e_profile === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ s2e_alerts: (person.alerts ?? []).filter(({ date }) => date <= api.options.clock.today()) }),
  ),
]
