import fc from 'fast-check'

import { annuityRows } from '../annuity/arbitraries.ts'
import type { Case, SimulatorName } from '../case/index.ts'
import { plainDate } from '../calendar/index.ts'
import { mixRows } from '../futures/arbitraries.ts'
import { ceilingRows, taxRows } from '../income-tax/arbitraries.ts'
import { estimateBases } from '../pension/arbitraries.ts'
import { pensionCases, pensionInputsOf } from '../pension/index.ts'
import { releaseRows } from '../release/arbitraries.ts'
import { taxRequests } from '../tax-saving/arbitraries.ts'
import { taxSavingCases } from '../tax-saving/index.ts'
import { toldTransmissions } from '../transmission/arbitraries.ts'
import { transmissionCases, transmissionInputsOf } from '../transmission/index.ts'
import { askedWithdrawals } from '../withdrawal/arbitraries.ts'
import { withdrawalCases, withdrawalInputsOf } from '../withdrawal/index.ts'

/** What a simulator asks, as JSON writes it, with the day on which it was asked. */
export type AskedCase = { readonly asOf: Case['asOf']; readonly inputs: object }

const DAY = plainDate('2026-11-20')

const onDay = (inputs: object): AskedCase => ({ asOf: DAY, inputs })

/** Cells of a row as text, without its name. */
const ofRow = (rows: fc.Arbitrary<Readonly<Record<string, string>>>): fc.Arbitrary<AskedCase> =>
  rows.map((row) => onDay(Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'id'))))

const amounts = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)

const projects: fc.Arbitrary<AskedCase> = fc
  .record({
    birth_month: fc.constantFrom('1964-03', '1967-12', '1970-01'),
    horizon: fc.integer({ min: 62, max: 67 }),
    goal: fc.integer({ min: 1, max: 9000 }),
    other_income: amounts,
    property_loan: amounts,
    periodicity: fc.constantFrom('monthly', 'yearly', 'one_shot'),
    pension: fc.record({ base: amounts, complementary: amounts }),
    contracts: fc.array(fc.record({ product: fc.constantFrom('PERO', 'PERECO', 'A83'), savings: amounts, payment: amounts }), {
      maxLength: 4,
    }),
  })
  .map(onDay)

/** Cases that each simulator reads, whether or not it has an answer. A simulator that answers cases has its own here. */
export const ASKED_CASES: Readonly<Partial<Record<SimulatorName, fc.Arbitrary<AskedCase>>>> = {
  annuity: ofRow(annuityRows),
  'income-tax': ofRow(taxRows),
  'per-ceiling': ofRow(ceilingRows),
  pension: estimateBases.map((basis) => pensionCases.caseOf(pensionInputsOf(basis), basis.today)),
  projection: projects,
  release: ofRow(releaseRows),
  'risk-mix': ofRow(mixRows),
  'tax-saving': taxRequests.map((request) => taxSavingCases.caseOf(request, DAY)),
  transmission: toldTransmissions.map((told) => transmissionCases.caseOf(transmissionInputsOf(told), DAY)),
  withdrawal: askedWithdrawals.map((asked) => withdrawalCases.caseOf(withdrawalInputsOf(asked), asked.asOf)),
}

/**
 * Gives the cases of a simulator. Throws for one without any.
 *
 * @param name a simulator that answers cases
 */
export const askedCasesOf = (name: SimulatorName): fc.Arbitrary<AskedCase> => {
  const cases = ASKED_CASES[name]
  if (cases === undefined) throw new Error(`No cases of ${name}: name them in domain/src/simulations/arbitraries.ts`)
  return cases
}

const SEED = 20_261_120

/** An estimate computes every month of ten years: of cases of pensions a fifth must do. */
const partOf = (name: SimulatorName, count: number): number => (name === 'pension' ? Math.ceil(count / 5) : count)

/**
 * How many runs a property about the cases of a simulator takes.
 *
 * @param name a simulator that answers cases
 */
export const runsOf = (name: SimulatorName): { readonly numRuns: number } => ({ numRuns: partOf(name, 25) })

/**
 * Gives some cases of a simulator, the same ones each time; fewer of one that takes long.
 *
 * @param name a simulator that answers cases
 * @param count how many
 */
export const sampledCases = (name: SimulatorName, count: number): readonly AskedCase[] =>
  fc.sample(askedCasesOf(name), { seed: SEED, numRuns: partOf(name, count) })
