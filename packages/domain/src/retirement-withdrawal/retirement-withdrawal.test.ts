import { describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { euros, ZERO_EUROS } from '../money/index.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import { RELEASE_REASONS } from '../release/index.ts'
import { WITHDRAW_CASES } from '../withdrawal/index.ts'
import {
  CASE_REASONS,
  caseDocuments,
  caseErrors,
  caseEstimate,
  caseOffers,
  checkRetirement,
  EMPTY_CASE,
  isLetterCase,
  LETTER_CASES,
  lifeOfRetirement,
  retirementOpening,
  withdrawnOf,
} from './index.ts'

const TODAY = plainDate('2026-11-20')
const BIRTH = plainDate('1961-12-31')

const since = (paid: number, top: number) => [
  {
    from: plainDate('2015-01-01'),
    paid_in: euros(paid),
    top_up: euros(top),
    paid_out: ZERO_EUROS,
    charges: ZERO_EUROS,
    performance: ZERO_EUROS,
  },
]

const PER: Account = {
  type: 'PER',
  scope: 'ais',
  title: 'PER',
  policy_id: '1',
  balance: euros(40_000),
  balance_co: euros(15_000),
  balance_vvd: euros(25_000),
  status: 'ENCOURS',
  since: since(30_000, 2_000),
}
const A83: Account = { type: 'A83', scope: 'ais', title: 'Article 83', policy_id: '2', balance: euros(8_000), status: 'ENCOURS' }
const A82: Account = { type: 'A82', scope: 'ais', title: 'Article 82', policy_id: '3', balance: euros(8_000), status: 'ENCOURS' }
const PEE: Account = { type: 'PEE', scope: 's2e', title: 'PEE', policy_id: '4', balance: euros(8_000) }
const ALL = [A83, PER, A82, PEE]

describe('the cases of a withdrawal', () => {
  it('[WDR-04] [WDR-17] are six, and each reason of a plan but retirement is of one of them', () => {
    expect(WITHDRAW_CASES).toEqual(['retirement', 'owner', 'family', 'business', 'hardblows', 'other'])
    expect(LETTER_CASES.map(isLetterCase)).toEqual(LETTER_CASES.map(() => true))
    expect(isLetterCase('retirement')).toBe(false)
    const named = LETTER_CASES.flatMap((one) => CASE_REASONS[one])
    const others: ReadonlySet<string> = new Set(['RETIREMENT', 'HOME_ENLARGEMENT', 'HOME_DISASTER'])
    expect(named.toSorted()).toEqual(RELEASE_REASONS.filter((reason) => !others.has(reason)).toSorted())
  })

  it('[RWD-02] [WDR-16] [MRM-55] say of each retirement contract what it gives, or why nothing', () => {
    const said = (of: (typeof LETTER_CASES)[number]) =>
      caseOffers(of, ALL, TODAY).map(({ account, refusal }) => `${account.type} ${refusal?.kind ?? 'gives'}`)
    expect(said('owner')).toEqual(['PER gives', 'A83 article-83', 'A82 own-terms'])
    expect(said('hardblows')).toEqual(['PER gives', 'A83 article-83', 'A82 own-terms'])
    expect(said('other')).toEqual(['PER gives', 'A83 article-83', 'A82 own-terms'])
    for (const of of ['family', 'business'] as const)
      expect(said(of)).toEqual(['A83 article-83', 'PER unknown-reason', 'A82 own-terms'])
    expect(caseOffers('owner', [{ ...PER, balance_co: PER.balance }], TODAY)[0]?.refusal).toEqual({ kind: 'nothing-held' })
  })

  it('[RWD-02] a home leaves the mandatory payments, an accident of life does not', () => {
    expect(caseOffers('owner', ALL, TODAY)[0]).toMatchObject({ most: euros(25_000), paidIn: euros(20_000) })
    expect(caseOffers('hardblows', ALL, TODAY)[0]).toMatchObject({ most: euros(40_000), paidIn: euros(32_000) })
    expect(caseOffers('owner', [{ ...PER, since: [] }], TODAY)[0]?.paidIn).toBeUndefined()
  })

  it('[RWD-03] the worked case: 10 000,00 of a compartment worth 25 000,00 pays 9 372,00 for a home, 9 628,00 after a disability', () => {
    const voluntary = { ...PER, balance: euros(25_000), balance_co: ZERO_EUROS, since: since(20_000, 0) }
    const paidFor = (of: 'owner' | 'hardblows', reason: 'HOME' | 'DISABILITY') => {
      const [offer] = caseOffers(of, [voluntary], TODAY)
      const form = { ...EMPTY_CASE, policyId: '1', reason, event: '14/09/2026', amount: '10 000,00' }
      const estimate = offer && caseEstimate(form, offer, TODAY)
      expect(estimate && discrepancies(estimate.explained.paid, NO_EVALUATORS)).toEqual([])
      return estimate?.figures.paid.toFixed(2)
    }
    expect(paidFor('owner', 'HOME')).toBe('9372.00')
    expect(paidFor('hardblows', 'DISABILITY')).toBe('9628.00')
  })

  it('[RWD-03] estimates nothing without an amount within the contract, or where nobody tells what was paid in', () => {
    const [offer] = caseOffers('owner', ALL, TODAY)
    const [silent] = caseOffers('owner', [{ ...PER, since: [] }], TODAY)
    const form = { ...EMPTY_CASE, policyId: '1', reason: 'HOME' as const, event: '14/09/2026', amount: '100' }
    for (const amount of ['', '0', '25 000,01', 'cent'])
      expect(offer && caseEstimate({ ...form, amount }, offer, TODAY)).toBeUndefined()
    expect(silent && caseEstimate(form, silent, TODAY)).toBeUndefined()
    expect(offer && caseEstimate({ ...form, reason: '' }, offer, TODAY)).toBeUndefined()
  })

  it('[WDR-13] [WDR-14] [WDR-16] say at its field what is missing, and which documents go with it', () => {
    const offers = caseOffers('owner', ALL, TODAY)
    const said = (more: Readonly<Record<string, string>>) =>
      caseErrors({ ...EMPTY_CASE, ...more }, offers, TODAY).map(({ path, code }) => `${path} ${code}`)
    expect(said({})).toEqual(['policyId required'])
    expect(said({ policyId: '2' })).toEqual(['policyId required'])
    expect(said({ policyId: '1' })).toEqual(['reason required', 'amount required'])
    const home = { policyId: '1', reason: 'HOME' }
    expect(said(home)).toEqual(['event required', 'amount required'])
    expect(said({ ...home, event: '21/11/2026', amount: 'x' })).toEqual(['event date-wrong', 'amount wrong'])
    expect(said({ ...home, event: '20/11/2026', amount: '0' })).toEqual(['amount zero-amount'])
    expect(said({ ...home, event: '20/11/2026', amount: '25000,01' })).toEqual(['amount amount-too-large'])
    expect(said({ ...home, event: '20/11/2026', amount: '25000' })).toEqual([])
    expect(caseDocuments('HOME', TODAY)).toEqual(['DEED', 'FINANCING_PLAN'])
    expect(caseDocuments('MARRIAGE', TODAY)).toEqual([])
  })
})

describe('a withdrawal at retirement', () => {
  it('[RWD-01] opens at the legal age, before it with a pension, and never without a contract', () => {
    expect(retirementOpening(ALL, BIRTH, TODAY)).toEqual({ kind: 'open' })
    expect(retirementOpening(ALL, plainDate('1964-03-12'), TODAY)).toEqual({
      kind: 'with-pension',
      from: '2026-12-12',
      ageInMonths: 753,
    })
    expect(retirementOpening(ALL, plainDate('1964-03-12'), plainDate('2026-12-12'))).toEqual({ kind: 'open' })
    expect(retirementOpening([PEE], BIRTH, TODAY)).toEqual({ kind: 'no-contract' })
    expect(retirementOpening([{ ...PER, status: 'REDUCTION' }], BIRTH, TODAY)).toEqual({ kind: 'open' })
  })

  const simulation = {
    distribution: {
      capital_1_co: ZERO_EUROS,
      annuity_1_co: euros(15_000),
      capital_1_vv: euros(25_000),
      annuity_1_vv: ZERO_EUROS,
      capital_1_es: ZERO_EUROS,
      annuity_1_es: ZERO_EUROS,
    },
    retirement_age: 65,
    reversible: false,
    annuity_type: 'RV_NR' as const,
  }
  const plain = { policy_id: '1', type: 'RV_NR' as const, guaranteed_years: null, spouse_percentage: null }
  const rows = { byAge: [], guaranteed: [{ years: 10, rente: euros(700) }] }
  const results = [
    {
      kind: 'available' as const,
      policyId: '1',
      product: 'PER' as const,
      capitalToday: undefined,
      capitalAtStart: undefined,
      convertedAtStart: undefined,
      returnPercent: undefined,
      revaluationPercent: undefined,
      technicalRatePercent: undefined,
      withoutReversion: { ...rows, steps: [] },
      withReversion: null,
      explanation: undefined,
    },
  ]
  const said = (options: readonly object[], more: object = {}, birthDate = BIRTH, asked: object = simulation) =>
    checkRetirement({
      request: { simulation: asked, options, agreed: true, ...more } as Parameters<typeof checkRetirement>[0]['request'],
      accounts: [PER],
      birthDate,
      asOf: TODAY,
      results,
    }).map(({ path, code }) => `${path} ${code}`)

  it('[RWD-04] adds up what is taken of each contract', () => {
    expect(withdrawnOf(simulation, [PER], TODAY)).toEqual([{ policyId: '1', capital: euros(25_000), annuity: euros(15_000) }])
  })

  it('[RWD-01] [RWD-04] is accepted with one annuity for each contract that becomes one, and refused at its field otherwise', () => {
    expect(said([plain])).toEqual([])
    expect(said([plain], {}, plainDate('1964-03-12'))).toEqual(['pension_started required'])
    expect(said([plain], { pension_started: true }, plainDate('1964-03-12'))).toEqual([])
    expect(said([])).toEqual(['options annuity-option-required'])
    expect(said([plain, plain])).toEqual(['options annuity-option-required'])
    expect(said([plain, { ...plain, policy_id: '9' }])).toEqual(['options.1.policy_id unknown-policy'])
    expect(said([{ ...plain, type: 'RV_R' }])).toEqual(['options.0.type option-not-allowed'])
    expect(said([{ ...plain, guaranteed_years: 10 }])).toEqual(['options.0.guaranteed_years wrong'])
    expect(said([{ ...plain, type: 'RV_NRAG' }])).toEqual(['options.0.guaranteed_years wrong'])
    expect(said([{ ...plain, type: 'RV_NRAG', guaranteed_years: 15 }])).toEqual(['options.0.guaranteed_years wrong'])
    expect(said([{ ...plain, type: 'RV_NRAG', guaranteed_years: 10 }])).toEqual([])
    expect(said([{ ...plain, spouse_percentage: 60 }])).toEqual(['options.0.spouse_percentage reversion-percentage-wrong'])
  })

  it('[RWD-04] with a spouse the annuity goes on to them at the share that was simulated, with the years offered for that', () => {
    const spouse = { birth_date_spouse: plainDate('1962-05-04'), reversion_percentage: 60 }
    const withSpouse = { ...simulation, ...spouse, reversible: true, annuity_type: 'RV_R' as const }
    const reverting = { ...plain, type: 'RV_R', spouse_percentage: 60 }
    const chosen = (option: object) => said([option], {}, BIRTH, withSpouse)
    expect(chosen(reverting)).toEqual([])
    for (const share of [100, null])
      expect(chosen({ ...reverting, spouse_percentage: share })).toEqual([
        'options.0.spouse_percentage reversion-percentage-wrong',
      ])
    // The ten years of the contract's figures are those of an annuity without a reversion.
    expect(chosen({ ...reverting, type: 'RV_RAG', guaranteed_years: 10 })).toEqual(['options.0.guaranteed_years wrong'])
  })

  it('[RWD-04] guarantees no years of a contract that has no figures', () => {
    const guaranteed = { ...plain, type: 'RV_NRAG' as const, guaranteed_years: 10 }
    const request = { simulation, options: [guaranteed], agreed: true as const }
    const check = { request, accounts: [PER], birthDate: BIRTH, asOf: TODAY }
    const refused = [{ path: 'options.0.guaranteed_years', code: 'wrong' }]
    expect(checkRetirement({ ...check, results: undefined })).toMatchObject(refused)
    expect(checkRetirement({ ...check, results: [{ kind: 'unavailable', policyId: '1' }] })).toMatchObject(refused)
  })

  it('[RWD-04] is refused as the simulator refuses it, and of nothing', () => {
    const wrong = { ...simulation, distribution: { ...simulation.distribution, capital_1_vv: euros(25_001) } }
    expect(said([plain], {}, BIRTH, wrong)[0]).toMatch(/^simulation\.distribution/)
    const nothing = {
      ...simulation,
      distribution: { ...simulation.distribution, capital_1_vv: ZERO_EUROS, annuity_1_co: ZERO_EUROS },
    }
    expect(said([], {}, BIRTH, nothing)[0]).toMatch(/^simulation\./)
  })

  it('[RWD-05] waits fifteen days for its signature, is sold after two market days and paid after four', () => {
    const asked = { day: TODAY, hour: '10:00' }
    const at = (day: string, hour = '10:00') => ({ day: plainDate(day), hour })
    const stateAt = (day: string, more: object = {}) => lifeOfRetirement({ asked, ...more }, at(day)).state
    expect([stateAt('2026-12-05'), stateAt('2026-12-06')]).toEqual(['awaiting-signature', 'lapsed'])
    expect(stateAt('2026-11-21', { cancelled: asked })).toBe('cancelled')
    expect(stateAt('2026-11-21', { signature: { ...asked, isSigned: false } })).toBe('cancelled')
    const signature = { ...asked, isSigned: true }
    const signed = (day: string, hour?: string) => lifeOfRetirement({ asked, signature }, at(day, hour))
    expect([signed('2026-11-20', '17:59').state, signed('2026-11-20', '18:00').state]).toEqual(['accepted', 'executing'])
    expect(signed('2026-11-25').state).toBe('executing')
    expect(signed('2026-11-26').state).toBe('settled')
    expect(signed('2026-11-26').sale).toBe('2026-11-24')
    expect(signed('2026-11-20').timeline.map(({ step, day }) => `${step} ${day}`)).toEqual([
      'requested 2026-11-20',
      'signature 2026-11-20',
      'sale 2026-11-24',
      'transfer-sent 2026-11-25',
      'on-account 2026-11-26',
    ])
    expect(lifeOfRetirement({ asked, signature, cancelled: asked }, at('2026-11-20')).state).toBe('cancelled')
  })
})
