import {
  actPermissionsCall,
  authorizedActsCall,
  checkSwitch,
  claimsOfSwitch,
  destinationsOf,
  retirementSwitchCall,
  switchCall,
  switchContextCall,
  switchOffers,
} from '@hautelisse/domain/fund-switch'

import { doing, recordAct } from '../journal/index.ts'
import { actPermissionsOf } from '../people/index.ts'
import { accountsOn, unclaimedOn } from '../portfolios/index.ts'
import { answered, forMembers, refused } from '../server/index.ts'
import { authorizedActsOf, contextOf, readingsOf } from './context.ts'

/** Switches funds of one family of savings: decided by what stands, refused with every reason why not. */
const switching = (call: typeof switchCall, scope: 's2e' | 'ais') =>
  forMembers(call, ({ api, person, requestKey, stands, body }) =>
    recordAct({ api, person, stands, call, requestKey, asked: call.request.encode(body) }, ({ person: standing, now, id }) => {
      const offers = switchOffers(accountsOn(standing, now.day), readingsOf(standing, now.day))
      const offer = offers.find(({ account }) => account.scope === scope && account.policy_id === body.source.policy_id)
      if (offer?.switchable === undefined || offer.account.company_id !== body.main_company_id) return refused('ERR_UNKNOWN')
      if (offer.refusals.length > 0)
        return refused(
          'ERR_CONFLICT',
          offer.refusals.map(({ kind }) => ({ path: '', code: kind })),
        )
      const to = destinationsOf(offer, offers).find(({ account }) => account.policy_id === body.destination.policy_id)
      if (to !== undefined && to.refusals.length > 0)
        return refused(
          'ERR_CONFLICT',
          to.refusals.map(({ kind }) => ({ path: 'destination', code: kind })),
        )
      const fields = checkSwitch(body, offer.switchable, to?.switchable)
      if (fields.length > 0) return refused('ERR_INVALID', fields)
      const { holds, whole } = claimsOfSwitch(body.source.investments, unclaimedOn(standing, body.source.policy_id, now.day))
      return doing({ kind: 'switch', id, scope, whole: [...whole], holds: [...holds] }, undefined)
    }),
  )

/** The calls of fund switches, answered. */
export const fundSwitchCalls = [
  forMembers(actPermissionsCall, async ({ person }) =>
    person.s2e_profile === undefined ? refused('ERR_UNKNOWN') : answered({ s2e_permissions: actPermissionsOf(person) }),
  ),

  forMembers(switchContextCall, async ({ api, person, query }) => {
    const context = contextOf(person, query.main_company_id, api.options.clock.today())
    return context === undefined ? refused('ERR_UNKNOWN') : answered(context)
  }),

  forMembers(authorizedActsCall, async ({ api, person }) =>
    person.ais_profile === undefined
      ? refused('ERR_UNKNOWN')
      : answered({ authorized_acts: authorizedActsOf(person, api.options.clock.today()) }),
  ),

  switching(switchCall, 's2e'),
  switching(retirementSwitchCall, 'ais'),
]
