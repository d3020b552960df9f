import * as z from 'zod'

import { ACCOUNT_TYPES } from '../accounts/index.ts'
import { ANNUITY_TYPES } from '../annuity/index.ts'
import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { explained, type Derivation } from '../explain/index.ts'
import { TABLE_CODES } from '../mortality/index.ts'
import { eurosOnWire, isPositive, nonNegativeEurosOnWire } from '../money/index.ts'
import { distributionKey } from './distribution-wire.ts'
import { COMPARTMENTS, STEPS, type SimulationRequest } from './model.ts'
import type {
  AnnuityRows,
  AvailableResult,
  ContractExplanation,
  ContractResult,
  OtherTable,
  SimulationResult,
  SmallAnnuity,
  StepRow,
} from './result.ts'

/** The plain annuity by the other table that may be applied, an optional field of ours (WITH-05). */
const otherTable = z.object({
  table: z.enum(TABLE_CODES),
  rente: nonNegativeEurosOnWire,
  factor: ifReadable(explained<Derivation>((name) => name)),
}) satisfies z.ZodType<OtherTable>

/** Pieces of the explanation of a contract's figures, with the test on small annuities: an optional field of ours (docs/decisions/07). */
type WireExplanation = ContractExplanation & { readonly smallAnnuity?: TestedAnnuity | undefined }
type TestedAnnuity = SmallAnnuity & { readonly derivation: Derivation }

const explanation = explained<WireExplanation>((name) =>
  z.object({
    capital: name,
    converted: name,
    fee: name,
    revaluation: name,
    expectation: name,
    factors: z.array(z.object({ type: z.enum(ANNUITY_TYPES), years: z.int().optional(), factor: name })),
    smallAnnuity: z
      .object({
        kind: z.enum(['within', 'above']),
        monthly: eurosOnWire,
        threshold: eurosOnWire,
        asOf: frenchDateOnWire,
        checkedUntil: frenchDateOnWire.optional(),
        derivation: name,
      })
      .optional(),
  }),
)

// A list of amounts is read whole or not at all: without its first row the next one would lead in its place.
const byAge = z.object({ renteParAge: z.array(z.object({ age: z.int(), rente: nonNegativeEurosOnWire })) })

const guaranteed = z.object({
  renteAnnuitesGaranties: z.array(z.object({ annuitesGaranties: z.int(), rente: nonNegativeEurosOnWire })),
})

const bySteps = z.object({ renteParPalier: z.array(z.object({ palier: z.enum(STEPS), rente: nonNegativeEurosOnWire })) })

const rows = { rentesParAge: ifReadable(byAge), rentesAnnuitesGaranties: ifReadable(guaranteed) }

const wireRows = z.object(rows)
type WireRows = z.output<typeof wireRows>

const rate = z.object({
  tauxTechnique: ifReadable(z.number()),
  horsOption: ifReadable(z.object({ ...rows, rentesParPalier: ifReadable(bySteps) })),
  optionReversion: ifReadable(wireRows.nullable()),
})

/**
 * One contract of the simulation's answer in the wire's words; all but its id may be missing, and is left out where it cannot be read, an amount below 0
 * included (MRM-30, MRM-31, docs/decisions/07).
 */
export const wireResult = z.object({
  policy_id: z.string(),
  codeProduit: ifReadable(z.enum(ACCOUNT_TYPES)),
  capital: ifReadable(nonNegativeEurosOnWire),
  montantAconvertirEnRenteProjetee: ifReadable(nonNegativeEurosOnWire),
  montantElligibleSortieCapitalProjetee: ifReadable(nonNegativeEurosOnWire),
  tauxRendementRetenu: ifReadable(z.number()),
  tauxRevalorisationGlobal: ifReadable(z.number()),
  // An entry that cannot be read keeps its place: only the first is read (MRM-32).
  resultatPourChaqueTaux: ifReadable(z.object({ resultatTauxTechnique: z.array(ifReadable(rate)) })),
  other_table: ifReadable(otherTable),
  explanation: ifReadable(explanation),
})
export type WireResult = z.output<typeof wireResult>

const readRows = ({ rentesParAge, rentesAnnuitesGaranties }: WireRows): AnnuityRows => ({
  byAge: rentesParAge?.renteParAge ?? [],
  guaranteed: (rentesAnnuitesGaranties?.renteAnnuitesGaranties ?? []).map(({ annuitesGaranties: years, rente }) => ({
    years,
    rente,
  })),
})

const withoutTest = ({ smallAnnuity: _test, ...pieces }: WireExplanation): ContractExplanation => pieces

const withTest = (pieces: ContractExplanation, test: SmallAnnuity | undefined): WireExplanation => {
  const derivation = test?.derivation
  return derivation === undefined ? pieces : { ...pieces, smallAnnuity: { ...test, derivation } as TestedAnnuity }
}

/**
 * Reads one contract of the answer: entry 0 of the technical rates, the others unread; without it the contract's result is unavailable.
 *
 * Guaranteed years are read from the entry, never from its position. MRM-32, MRM-35; MRM-36 overruled by docs/decisions/07.
 *
 * @param wire contract in the wire's words
 * @example readResult({ policy_id: '0048' }) // { kind: 'unavailable', policyId: '0048' }
 */
export const readResult = (wire: WireResult): ContractResult => {
  const first = wire.resultatPourChaqueTaux?.resultatTauxTechnique[0]
  if (first?.horsOption === undefined) return { kind: 'unavailable', policyId: wire.policy_id }
  return {
    kind: 'available',
    policyId: wire.policy_id,
    product: wire.codeProduit,
    capitalToday: wire.capital,
    capitalAtStart: wire.montantElligibleSortieCapitalProjetee,
    convertedAtStart: wire.montantAconvertirEnRenteProjetee,
    returnPercent: wire.tauxRendementRetenu,
    revaluationPercent: wire.tauxRevalorisationGlobal,
    technicalRatePercent: first.tauxTechnique,
    withoutReversion: {
      ...readRows(first.horsOption),
      steps: (first.horsOption.rentesParPalier?.renteParPalier ?? []).map(({ palier: step, rente }) => ({ step, rente })),
    },
    withReversion: first.optionReversion ? readRows(first.optionReversion) : null,
    otherTable: wire.other_table,
    smallAnnuity: wire.explanation?.smallAnnuity,
    explanation: wire.explanation && withoutTest(wire.explanation),
  }
}

const writeRows = ({ byAge: ages, guaranteed: years }: AnnuityRows): WireRows => ({
  rentesParAge: { renteParAge: [...ages] },
  rentesAnnuitesGaranties: {
    renteAnnuitesGaranties: years.map(({ years: annuitesGaranties, rente }) => ({ annuitesGaranties, rente })),
  },
})

const writeSteps = (steps: readonly StepRow[]) => ({
  renteParPalier: steps.map(({ step: palier, rente }) => ({ palier, rente })),
})

const writeAvailable = (result: AvailableResult): WireResult => ({
  policy_id: result.policyId,
  codeProduit: result.product,
  capital: result.capitalToday,
  montantAconvertirEnRenteProjetee: result.convertedAtStart,
  montantElligibleSortieCapitalProjetee: result.capitalAtStart,
  tauxRendementRetenu: result.returnPercent,
  tauxRevalorisationGlobal: result.revaluationPercent,
  resultatPourChaqueTaux: {
    resultatTauxTechnique: [
      {
        tauxTechnique: result.technicalRatePercent,
        horsOption: { ...writeRows(result.withoutReversion), rentesParPalier: writeSteps(result.withoutReversion.steps) },
        optionReversion: result.withReversion && writeRows(result.withReversion),
      },
    ],
  },
  other_table: result.otherTable,
  explanation: result.explanation && withTest(result.explanation, result.smallAnnuity),
})

/**
 * Writes one contract in the wire's words; an unavailable result has no technical rate.
 *
 * @param result contract in readable form
 * @example writeResult({ kind: 'unavailable', policyId: '0048' }).policy_id // '0048'
 */
export const writeResult = (result: ContractResult): WireResult =>
  result.kind === 'available'
    ? writeAvailable(result)
    : { policy_id: result.policyId, resultatPourChaqueTaux: { resultatTauxTechnique: [] } }

/** The simulation's answer: a bare list on the wire, readable results in the domain (docs/decisions/07). */
export const simulationAnswer = z.codec(z.array(wireResult), z.custom<SimulationResult>(Array.isArray), {
  decode: (list) => list.map(readResult),
  encode: (list) => list.map(writeResult),
})

/**
 * Keeps the results of the saver's own contracts, in the order of the accounts; an unknown policy id is ignored. MRM-31.
 *
 * @param results answer of the simulation
 * @param policyIds contracts that took part
 * @example resultsFor([{ kind: 'unavailable', policyId: 'unknown' }], ['0048']) // []
 */
export const resultsFor = (results: SimulationResult, policyIds: readonly string[]): SimulationResult =>
  policyIds.flatMap((policyId) => results.find((result) => result.policyId === policyId) ?? [])

const asksForAnnuity = ({ distribution }: SimulationRequest, policyId: string): boolean =>
  [...COMPARTMENTS, 'whole' as const].some((name) => {
    const amount = distribution[distributionKey('annuity', { policyId, name })]
    return amount !== undefined && isPositive(amount)
  })

const lacksAnnuity = (result: AvailableResult, request: SimulationRequest): boolean => {
  const { convertedAtStart, policyId, withoutReversion, withReversion } = result
  const isConverting = convertedAtStart === undefined ? asksForAnnuity(request, policyId) : isPositive(convertedAtStart)
  const needed = request.reversible === true ? [withoutReversion, withReversion] : [withoutReversion]
  return isConverting && needed.some((annuities) => annuities === null || annuities.byAge.length === 0)
}

/**
 * Counts a contract as unavailable whose annuity by age the answer does not hold, though it has something to convert: a sum without it would stand for
 * the whole. With reversion asked for, both annuities are needed; a contract that converts nothing needs none. MRM-32.
 *
 * @param results answer of the simulation
 * @param request question that it answers
 * @example completeFor([{ ...pero, withReversion: null }], { ...request, reversible: true }) // [{ kind: 'unavailable', policyId: '0048' }]
 */
export const completeFor = (results: SimulationResult, request: SimulationRequest): SimulationResult =>
  results.map((result) =>
    result.kind === 'available' && lacksAnnuity(result, request) ? { kind: 'unavailable', policyId: result.policyId } : result,
  )
