import { explainTaxSaving, simulateTaxSaving, taxSimulationCall, writeTaxSaving } from '@hautelisse/domain/tax-saving'

import { answered, forVisitors } from '../server/index.ts'

/** The tax simulation, answered to anybody: computed from the request by the law of the day, with nothing known of who asks (docs/decisions/12). */
export const taxSavingCalls = [
  forVisitors(taxSimulationCall, async ({ api, body }) => {
    const today = api.options.clock.today()
    return answered(writeTaxSaving(simulateTaxSaving(body, today), explainTaxSaving(body, today)))
  }),
]
