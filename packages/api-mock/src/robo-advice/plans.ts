import {
  assetClassOf,
  type GridFund,
  type RoboAccountType,
  type RoboProfile,
  type RoboScope,
} from '@hautelisse/domain/robo-advice'

import { AUBRENNE, BOREALES, CARMANDEL, EURO_FUND, fundNamed, type Company } from '../people/index.ts'

/** A plan of a company that may have a grid; the funds that its grids may name. */
export type Plan = {
  readonly scope: RoboScope
  readonly company: Company
  readonly contract: string
  readonly type: RoboAccountType
  readonly funds: readonly string[]
}

/** Plans of three companies. */
export const PLANS: readonly Plan[] = [
  {
    scope: 's2e',
    company: AUBRENNE,
    contract: 'pee-aubrenne',
    type: 'PEE',
    funds: ['actions-europe-durable', 'obligations-responsables', 'monetaire-responsable', 'equilibre-durable'],
  },
  {
    scope: 'ais',
    company: AUBRENNE,
    contract: 'pereco-aubrenne',
    type: 'PERECO',
    funds: ['actions-amerique', 'obligations-europe', 'monetaire-responsable', EURO_FUND.id],
  },
  {
    scope: 's2e',
    company: CARMANDEL,
    contract: 'pee-carmandel',
    type: 'PEE',
    funds: ['actions-sante', 'obligations-responsables', 'monetaire-plus'],
  },
  {
    scope: 'ais',
    company: CARMANDEL,
    contract: 'pereco-carmandel',
    type: 'PERECO',
    funds: ['actions-climat', 'obligations-inflation'],
  },
  {
    scope: 's2e',
    company: BOREALES,
    contract: 'pee-boreales',
    type: 'PEE',
    funds: ['actions-petites-entreprises', 'obligations-entreprises', 'monetaire-responsable'],
  },
]

/** Shares of a fund by profile, in parts of 1. */
export type FundValues = Record<RoboProfile, number[]>

const EURO_FUND_RATE = 40

/**
 * Describes a fund of a grid as the calls do.
 *
 * @param id id of the fund; one that is not seeded is named by its id
 * @param values shares by profile
 */
export const gridFundOf = (id: string, values: FundValues): GridFund => {
  const fund = fundNamed(id)
  if (fund === undefined) return { id, name: id, values }
  const isEuro = fund === EURO_FUND
  return {
    id,
    name: fund.label,
    values,
    asset_class: assetClassOf({ fund_type: isEuro ? 'EURO' : 'UC', classification: fund.classification }),
    ongoing_charges: isEuro ? 0 : fund.ongoing_charges,
    risk_level: fund.risk_level ?? 1,
    ...(isEuro ? { fund_max_rate: EURO_FUND_RATE } : {}),
  }
}

/**
 * Lists the funds that grids of a plan may name, with the names that savers read.
 *
 * @param plan a plan of a company
 */
export const fundNamesOf = ({ funds }: Plan): { id: string; name: string }[] =>
  funds.map((id) => ({ id, name: fundNamed(id)?.label ?? id }))
