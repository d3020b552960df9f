import type { RoboAnswers, RoboProfile } from '@hautelisse/domain/robo-advice'

import type { FundValues } from './plans.ts'

/** A grid as a table: for each profile and step the percent of its funds, in their order. */
type Table = Readonly<Record<RoboProfile, readonly string[]>>

const profilesOf = <Value>(of: (profile: RoboProfile) => Value): Record<RoboProfile, Value> => ({
  offensive: of('offensive'),
  balanced: of('balanced'),
  defensive: of('defensive'),
  security: of('security'),
})

const HUNDRED = 100

/** Shares of each fund of a table whose cells are as `80/20/0`. */
const fundsOf = (ids: readonly string[], table: Table): Readonly<Record<string, FundValues>> =>
  Object.fromEntries(
    ids.map((id, place) => [
      id,
      profilesOf((profile) => table[profile].map((cell) => Number(cell.split('/')[place] ?? 0) / HUNDRED)),
    ]),
  )

/** A version that a plan had before anybody signed in here. */
export type SeededGrid = {
  readonly contract: string
  readonly version: number
  readonly author: string
  readonly approver: string
  readonly dated_on: string
  readonly effective_on: string
  readonly values: Readonly<Record<string, FundValues>>
}

const [EDITOR, APPROVER] = ['irene.valtier@hautelisse.example', 'marc.ollivet@hautelisse.example']

const seeded = (
  contract: string,
  [version, dated_on, effective_on]: readonly [number, string, string],
  ids: readonly string[],
  table: Table,
): SeededGrid => ({ contract, version, author: EDITOR, approver: APPROVER, dated_on, effective_on, values: fundsOf(ids, table) })

const AUBRENNE_PEE = ['actions-europe-durable', 'obligations-responsables', 'monetaire-responsable'] as const

/** Grids that companies have: one of 6 steps that was replaced, one of 9, one that does not add up; a plan without any is not listed. */
export const SEEDED_GRIDS: readonly SeededGrid[] = [
  seeded('pee-aubrenne', [1, '2025-12-01', '2026-01-01'], AUBRENNE_PEE, {
    offensive: ['100/0/0', '95/5/0', '80/15/5', '65/20/15', '35/25/40', '15/15/70'],
    balanced: ['80/20/0', '75/20/5', '60/25/15', '45/30/25', '25/25/50', '10/15/75'],
    defensive: ['50/40/10', '45/40/15', '35/40/25', '25/35/40', '10/30/60', '5/15/80'],
    security: ['20/30/50', '20/30/50', '15/30/55', '10/25/65', '5/15/80', '0/5/95'],
  }),
  seeded('pee-aubrenne', [2, '2026-09-14', '2026-10-01'], AUBRENNE_PEE, {
    offensive: ['95/5/0', '90/10/0', '75/20/5', '60/25/15', '30/25/45', '10/15/75'],
    balanced: ['80/20/0', '70/25/5', '55/30/15', '40/35/25', '20/25/55', '5/15/80'],
    defensive: ['50/35/15', '45/40/15', '35/35/30', '20/35/45', '10/20/70', '5/5/90'],
    security: ['20/30/50', '20/30/50', '15/25/60', '10/25/65', '5/10/85', '0/5/95'],
  }),
  seeded(
    'pereco-aubrenne',
    [1, '2026-09-14', '2026-10-01'],
    ['actions-amerique', 'obligations-europe', 'monetaire-responsable'],
    {
      offensive: ['95/5/0', '90/10/0', '60/40/0', '35/50/15', '15/15/70', '5/15/80'],
      balanced: ['80/20/0', '70/30/0', '45/40/15', '25/35/40', '10/15/75', '5/10/85'],
      defensive: ['50/35/15', '45/40/15', '30/25/45', '15/30/55', '5/15/80', '5/0/95'],
      security: ['20/30/50', '20/30/50', '20/20/60', '10/25/65', '5/5/90', '0/5/95'],
    },
  ),
  seeded('pee-carmandel', [1, '2026-05-18', '2026-06-01'], ['actions-sante', 'obligations-responsables', 'monetaire-plus'], {
    offensive: ['100/0/0', '95/5/0', '95/5/0', '90/10/0', '85/15/0', '65/30/5', '40/40/20', '20/25/55', '5/15/80'],
    balanced: ['85/15/0', '80/20/0', '80/20/0', '75/25/0', '65/30/5', '45/40/15', '25/35/40', '10/20/70', '5/10/85'],
    defensive: ['55/35/10', '50/35/15', '50/35/15', '45/40/15', '40/40/20', '30/30/40', '15/30/55', '5/15/80', '5/5/90'],
    security: ['25/35/40', '20/30/50', '20/30/50', '20/30/50', '20/30/50', '15/25/60', '10/25/65', '5/10/85', '0/5/95'],
  }),
  seeded(
    'pee-boreales',
    [1, '2026-08-24', '2026-09-01'],
    ['actions-petites-entreprises', 'obligations-entreprises', 'monetaire-responsable'],
    {
      offensive: ['95/5/0', '90/10/0', '75/20/5', '60/25/15', '30/25/45', '10/15/75'],
      balanced: ['80/20/0', '70/25/5', '55/30/15', '40/30/25', '20/25/55', '5/15/80'],
      defensive: ['50/35/15', '45/40/15', '35/35/30', '20/35/45', '10/20/70', '5/5/90'],
      security: ['20/30/50', '20/30/50', '15/25/60', '10/25/65', '5/10/85', '0/5/95'],
    },
  ),
]

const BALANCED: RoboAnswers = {
  needed_in: 3,
  purpose: 'home',
  fall: 3,
  reserve: 4,
  part: 3,
  income: 3,
  statements: { shares_lose: 'true', return_means_risk: 'true', bonds_never_lose: 'false' },
  experience: true,
  worst_year: 3,
  range: 3,
  after_fall: 3,
  sustainability: { least_share: 0, goes_on: false },
}

/** Questionnaires that people had answered before, by their subject and contract: one that holds, one whose two years are over. */
export const SEEDED_ANSWERS: Readonly<Record<string, { readonly dated_on: string; readonly answers: RoboAnswers }>> = {
  'sylvie-garnier pee-aubrenne': { dated_on: '2026-11-04', answers: BALANCED },
  'nadia-belkhir pee-carmandel': { dated_on: '2024-10-10', answers: { ...BALANCED, needed_in: 8, fall: 2 } },
}
