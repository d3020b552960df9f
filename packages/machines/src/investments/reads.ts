import { fundUrlCall, valuationsCall } from '@hautelisse/domain/investments'
import type { Valuation } from '@hautelisse/domain/investments'
import { fromPromise } from 'xstate'
import type { Client } from '../api/index.ts'

type Asker = { readonly client: Client; readonly accountId: string; readonly investmentId: string }

const asked = ({ accountId, investmentId }: Asker) => ({ params: { accountId, investmentId }, body: {} })

/** Reads the values of a fund that an account holds (P-CALL-32). */
export const readValuations = fromPromise<readonly Valuation[], Asker>(
  async ({ input, signal }) => (await input.client.call(valuationsCall, asked(input), { signal })).s2e_valuations,
)

/** Reads the address of the fund's document (FUND-12). */
export const readDocument = fromPromise<string, Asker>(
  async ({ input, signal }) => (await input.client.call(fundUrlCall, asked(input), { signal })).s2e_fund_url,
)
