import { transmissionSimulationCall } from '@hautelisse/domain/transmission'
import { euros } from '@hautelisse/domain/money'
import type { App } from '../shell/index.ts'

/** A saved simulation: a couple with two common children, and a home, of which half is the saver's. */
export const saveCouple = async ({ app }: { readonly app: App }, home: number): Promise<void> => {
  await app.client.call(transmissionSimulationCall, {
    body: {
      user_id: 'helene-fontanel',
      heirs: {
        has_testament: false,
        family_situation: 'spouse',
        has_spouse_donation: false,
        children: 2,
        has_same_parents: true,
        spouse_age: 68,
      },
      patrimony: {
        has_donate: false,
        owner_home: true,
        home_value: euros(home),
        home_percentage: 50,
        family_at_home: true,
        has_other_patrimony: false,
        passif: euros(8500),
      },
      life_insurances: { has_life_insurance: false, life_insurances_list: [] },
    },
  })
}
