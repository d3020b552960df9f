import * as z from 'zod'

import { ACCOUNT_TYPES } from '../accounts/index.ts'
import { ANNUITY_TYPES } from '../annuity/index.ts'
import { frenchDateOnWire } from '../calendar/index.ts'
import { derivation } from '../explain/index.ts'
import { eurosOnWire } from '../money/index.ts'
import { STEPS } from './model.ts'
import type { AnnuityRows, AvailableResult, ContractExplanation, ContractResult, SimulationResult, StepRow } from './result.ts'

const smallAnnuity = z.object({
  kind: z.enum(['within', 'above']),
  monthly: eurosOnWire,
  threshold: eurosOnWire,
  asOf: frenchDateOnWire,
  checkedUntil: frenchDateOnWire.optional(),
  derivation,
})

/** Pieces of the explanation of a contract's figures, an optional field of ours (docs/decisions/07). */
const explanation = z.object({
  capital: derivation,
  converted: derivation,
  fee: derivation,
  revaluation: derivation,
  expectation: derivation,
  factors: z.array(z.object({ type: z.enum(ANNUITY_TYPES), years: z.int().optional(), factor: derivation })),
  smallAnnuity: smallAnnuity.optional(),
}) satisfies z.ZodType<ContractExplanation>

const byAge = z.object({ renteParAge: z.array(z.object({ age: z.int(), rente: eurosOnWire })) })

const guaranteed = z.object({
  renteAnnuitesGaranties: z.array(z.object({ annuitesGaranties: z.int(), rente: eurosOnWire })),
})

const bySteps = z.object({ renteParPalier: z.array(z.object({ palier: z.enum(STEPS), rente: eurosOnWire })) })

const rows = { rentesParAge: byAge.optional(), rentesAnnuitesGaranties: guaranteed.optional() }

const wireRows = z.object(rows)
type WireRows = z.output<typeof wireRows>

const rate = z.object({
  tauxTechnique: z.number().optional(),
  horsOption: z.object({ ...rows, rentesParPalier: bySteps.optional() }).optional(),
  optionReversion: wireRows.nullish(),
})

/** One contract of the simulation's answer in the wire's words; all but its id may be missing (MRM-30, MRM-31). */
export const wireResult = z.object({
  policy_id: z.string(),
  codeProduit: z.enum(ACCOUNT_TYPES).optional(),
  capital: eurosOnWire.optional(),
  montantAconvertirEnRenteProjetee: eurosOnWire.optional(),
  montantElligibleSortieCapitalProjetee: eurosOnWire.optional(),
  tauxRendementRetenu: z.number().optional(),
  tauxRevalorisationGlobal: z.number().optional(),
  resultatPourChaqueTaux: z.object({ resultatTauxTechnique: z.array(rate) }).optional(),
  explanation: explanation.optional(),
})
export type WireResult = z.output<typeof wireResult>

const readRows = ({ rentesParAge, rentesAnnuitesGaranties }: WireRows): AnnuityRows => ({
  byAge: rentesParAge?.renteParAge ?? [],
  guaranteed: (rentesAnnuitesGaranties?.renteAnnuitesGaranties ?? []).map(({ annuitesGaranties: years, rente }) => ({
    years,
    rente,
  })),
})

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
    explanation: wire.explanation,
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
  explanation: result.explanation && { ...result.explanation, factors: [...result.explanation.factors] },
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
