import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { euros } from '../money/index.ts'
import { explainPlanRelease, figuresOfRelease, releasesOf } from './compartments.ts'
import { afterNextYear, estimateOf, releaseHappenings } from './estimate.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import {
  documentsOf,
  EMPTY_RELEASE,
  errorsOn,
  fundOrder,
  grossOfForm,
  lotsOfForm,
  missingDocuments,
  reasonOfForm,
  stepOfField,
  type ReleaseForm,
  type ReleaseMeans,
} from './form.ts'
import { requestOf } from './request.ts'
import { releaseOffers } from './offers.ts'
import { contextWith, offerWith, PEE, READINGS, TODAY } from './sylvie.testing.ts'
import { worthOf } from './taking.ts'

const OFFER = offerWith()
const MEANS: ReleaseMeans = { files: ['DEED', 'FINANCING_PLAN'], canBePaid: true, today: TODAY }
const form = (more: Partial<ReleaseForm> = {}): ReleaseForm => ({
  ...EMPTY_RELEASE,
  policyId: '00482190',
  kind: 'blocked',
  releaseId: 'pee-home',
  event: '14/09/2026',
  amount: '6 000,00',
  ...more,
})
const NOW = { day: TODAY, hour: '10:00' } as const
const estimateFor = (given: ReleaseForm, offer = OFFER) => {
  const estimate = estimateOf(given, offer, TODAY)
  if (estimate === undefined) throw new Error('The answers have no estimate.')
  return estimate
}
const codes = (given: ReleaseForm, step: Parameters<typeof errorsOn>[2], means: Partial<ReleaseMeans> = {}) =>
  errorsOn(given, OFFER, step, { ...MEANS, ...means }).map(({ path, code }) => `${path} ${code}`)

describe('what can be asked of an account', () => {
  it('[REF-02] [REF-04] [REF-09] [P-PERM-10] its free savings, those that become free, and those that are blocked, each with its worth', () => {
    expect(OFFER.kinds.map(({ kind, worth, freeOn, isOpen }) => [kind, worth.toFixed(2), freeOn, isOpen])).toEqual([
      ['free', '5210.44', undefined, true],
      ['soon', '100.00', '2026-12-20', true],
      ['blocked', '6193.72', undefined, true],
    ])
    expect(OFFER.lines).toHaveLength(15)
    expect(offerWith({}, { permissions: READINGS.permissions.slice(0, 1) }).kinds.map(({ isOpen }) => isOpen)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('[REF-06] [WDR-20] [P-PERM-10] nothing, with every reason why', () => {
    const refused = (...given: Parameters<typeof offerWith>) => offerWith(...given).refusals
    expect(refused({}, { permissions: [] })).toEqual([{ kind: 'no-permission' }])
    const elsewhere = READINGS.permissions.map((one) => ({ ...one, company_id: 'another' }))
    expect(refused({}, { permissions: elsewhere })).toEqual([{ kind: 'no-permission' }])
    expect(refused({}, { contexts: [contextWith({ blocages: ['DONNEES_PERSO'], autorisation: false })] })).toEqual([
      { kind: 'blocking', code: 'DONNEES_PERSO' },
    ])
    expect(refused({}, { contexts: [contextWith({ autorisation: false, mode_saisie: 'PAPIER' })] })).toEqual([
      { kind: 'not-authorised' },
      { kind: 'on-paper' },
    ])
    expect(refused({}, { contexts: [contextWith({ blocage_avoirs: true })] })).toEqual([{ kind: 'not-authorised' }])
    expect(refused({ investments: [] })).toEqual([{ kind: 'nothing-held' }])
    expect(refused({ investments: undefined })).toEqual([{ kind: 'nothing-held' }])
    const blocked = { investments: PEE.investments?.slice(1) }
    expect(refused(blocked, { permissions: READINGS.permissions.slice(0, 1) })).toEqual([{ kind: 'unknown' }])
    expect(
      releaseOffers(
        [
          { ...PEE, scope: 'ais' },
          { ...PEE, type: 'A83' },
        ],
        READINGS,
        TODAY,
      ),
    ).toEqual([])
    const untold = offerWith({}, { contexts: [contextWith({ plans: undefined })] })
    expect([untold.paidIn, untold.value.toFixed(2)]).toEqual([undefined, '11404.16'])
    expect(estimateOf(form(), untold, TODAY)).toBeUndefined()
    expect(grossOfForm(form({ wanted: '10' }), untold, TODAY)).toBeUndefined()
  })
})

describe('what is wrong with the answers', () => {
  it('[WDR-12] [WDR-13] an account and its savings, then a reason with its event', () => {
    expect(errorsOn(form(), undefined, 'account', MEANS)).toMatchObject([{ path: 'policy_id', code: 'required' }])
    expect(codes(form({ kind: '' }), 'account')).toEqual(['kind required'])
    expect(codes(form(), 'account')).toEqual([])
    expect(codes(form({ releaseId: '' }), 'reason')).toEqual(['release_id required'])
    expect(codes(form({ kind: 'free', releaseId: '' }), 'reason')).toEqual([])
    expect(codes(form({ event: '' }), 'reason')).toEqual(['event_date required'])
    expect(codes(form({ event: '14/9' }), 'reason')).toEqual(['event_date wrong'])
    expect(codes(form({ event: '19/05/2026' }), 'reason')).toEqual(['event_date date-wrong'])
    expect(codes(form({ releaseId: 'pee-disability', event: '01/01/2010' }), 'reason')).toEqual(['event_date amount-too-large'])
    expect(codes(form(), 'reason')).toEqual([])
    expect(codes(form({ releaseId: 'pee-caregiver', event: '' }), 'reason')).toEqual([])
    expect([codes(form(), 'summary'), codes(form(), 'results')]).toEqual([[], []])
  })

  it('[REL-19] what is to be financed, which is sent with the request and asked for no other reason', () => {
    expect(codes(form({ toFinance: '5 000' }), 'amount')).toEqual(['amount amount-too-large'])
    expect(codes(form({ toFinance: 'x' }), 'amount')).toEqual(['amount_to_finance wrong'])
    expect(codes(form({ toFinance: '0' }), 'amount')).toEqual(['amount_to_finance zero-amount'])
    expect(codes(form({ toFinance: '5 750,02' }), 'amount')).toEqual([])
    const sent = (more: Partial<ReleaseForm>) => requestOf(form(more), OFFER, TODAY)?.body
    expect(sent({ toFinance: '5 750,02' })).toMatchObject({ amount_to_finance: euros('5750.02') })
    expect(sent({ toFinance: '' })).not.toHaveProperty('amount_to_finance')
    expect(sent({ toFinance: '10', releaseId: 'pee-disability' })).not.toHaveProperty('amount_to_finance')
    // A disability has no cost; its documents are missing here.
    expect(codes(form({ toFinance: '10', releaseId: 'pee-disability' }), 'amount')).toEqual(['files required'])
    expect(stepOfField('amount_to_finance')).toBe('amount')
  })

  it('[WDR-14] [WDR-10] [REF-03] an amount within the savings, every document, and a way to be paid', () => {
    expect(codes(form({ amount: '' }), 'amount')).toEqual(['amount required'])
    expect(codes(form({ amount: 'x' }), 'amount')).toEqual(['amount wrong'])
    expect(codes(form({ amount: '0' }), 'amount')).toEqual(['amount zero-amount'])
    expect(codes(form({ amount: '6100,01' }), 'amount')).toEqual(['amount amount-too-large'])
    expect(codes(form(), 'amount', { files: ['DEED'], canBePaid: false })).toEqual(['files required', 'bank required'])
    expect(codes(form({ wanted: '9000' }), 'amount')).toEqual(['wanted amount-too-large'])
    expect(codes(form({ wanted: 'x' }), 'amount')).toEqual(['wanted wrong'])
    expect(codes(form({ wanted: '5750,02' }), 'amount')).toEqual([])
    expect(missingDocuments(form(), OFFER, ['DEED'])).toEqual(['FINANCING_PLAN'])
    const bare = offerWith({}, { releases: READINGS.releases.map((line) => Object.assign({}, line, { documents: undefined })) })
    expect(documentsOf(form(), bare)).toEqual([])
    expect([documentsOf(form({ kind: 'free' }), OFFER), documentsOf(form({ releaseId: '' }), OFFER)]).toEqual([[], []])
    expect(['policy_id', 'event_date', 'bank', 'other'].map(stepOfField)).toEqual(['account', 'reason', 'amount', undefined])
  })

  it('[REL-10] takes what was acquired by the event, and nothing without a reason', () => {
    expect(worthOf(lotsOfForm(form(), OFFER, TODAY)).toFixed(2)).toBe('6100.00')
    expect(lotsOfForm(form({ releaseId: '' }), OFFER, TODAY)).toEqual([])
    expect(reasonOfForm(form({ kind: 'free' }), OFFER)).toBeUndefined()
    expect(fundOrder(form({ first: 'bonds' }), OFFER, TODAY)).toEqual(['bonds', 'shares'])
    expect(fundOrder(form({ first: 'none' }), OFFER, TODAY)).toEqual(['shares', 'bonds'])
  })
})

describe('what is sent', () => {
  it('[O-CALL-46] a release, with its event and its funds in order', () => {
    expect(requestOf(form({ first: 'bonds' }), OFFER, TODAY)).toEqual({
      kind: 'withdraw',
      body: {
        company_id: 'ent-aubrenne',
        release_id: 'pee-home',
        event_date: '2026-09-14',
        policies: [{ policy_id: '00482190', amount: euros(6000), funds: ['bonds', 'shares'] }],
      },
    })
    expect(requestOf(form({ releaseId: 'pee-caregiver' }), OFFER, TODAY)).toMatchObject({ body: { event_date: null } })
    expect(requestOf(form({ event: '' }), OFFER, TODAY)).toMatchObject({ body: { event_date: null } })
  })

  it('[O-CALL-44] a refund, in euros of each fund that it takes from', () => {
    const asked = form({ kind: 'free', amount: '5 210,44' })
    expect(requestOf(asked, OFFER, TODAY)).toMatchObject({
      kind: 'refund',
      body: {
        context: {
          type: 'REMBOURSEMENT_DISPONIBLE',
          avoirs: [{ policy_id: '00482190', investment_id: 'shares', amount: euros('5210.44') }],
        },
        reason: null,
      },
    })
  })

  it('[O-CALL-44] a refund leaves out the funds that it does not reach', () => {
    const spread = { ...OFFER, lots: OFFER.lots.map((lot) => ({ ...lot, available_on: TODAY })) }
    const parts = (amount: string) => {
      const sent = requestOf(form({ kind: 'free', amount, first: 'bonds' }), spread, TODAY)
      return sent?.kind === 'refund' ? sent.body.context.avoirs.map(({ investment_id }) => investment_id) : undefined
    }
    expect([parts('1,00'), parts('11 000,00')]).toEqual([['bonds'], ['bonds', 'shares']])
  })

  it('nothing, while the answers make no request', () => {
    for (const given of [form({ amount: '' }), form({ kind: '' }), form({ releaseId: 'none' })])
      expect(requestOf(given, OFFER, TODAY)).toBeUndefined()
  })
})

describe('what one will really get', () => {
  it('[REL-05] [REL-06] [REF-08] is the worked case t, and each figure opens', () => {
    const { figures, explained } = estimateFor(form())
    expect([figures.amount, figures.gain, figures.charges, figures.paid].map((figure) => figure.toFixed(2))).toEqual([
      '6000.00',
      '1344.00',
      '249.98',
      '5750.02',
    ])
    for (const node of Object.values(explained)) expect(discrepancies(node, NO_EVALUATORS)).toEqual([])
    expect(grossOfForm(form({ wanted: '5 750,02' }), OFFER, TODAY)).toEqual({ kind: 'gross', amount: euros(6000) })
    expect(grossOfForm(form(), OFFER, TODAY)).toBeUndefined()
    for (const amount of ['', '0', '7 000']) expect(estimateOf(form({ amount }), OFFER, TODAY)).toBeUndefined()
  })

  it('[REL-09] after the tax of the next year, where something is taxed at the scale', () => {
    const c1 = offerWith({ type: 'PER C1' })
    const asked = form({ releaseId: 'per-home', wage: '30 000' })
    const estimate = estimateFor(asked, c1)
    const { figures } = estimate
    expect(figures.flatTax.toFixed(2)).toBe('172.03')
    const after = afterNextYear(asked, estimate)
    expect(after?.plain.tax.greaterThan(after.withQuotient.tax)).toBe(true)
    expect(after?.plain.left.plus(after.plain.tax).equals(figures.paid)).toBe(true)
    expect(afterNextYear(form({ wage: 'x' }), estimate)).toBeUndefined()
    expect(afterNextYear(asked, estimateFor(form()))).toBeUndefined()
  })

  it('[REL-09] what is left after that tax opens: the sum paid less the tax with the release and without it', () => {
    const asked = form({ releaseId: 'per-home', wage: '30 000' })
    const after = afterNextYear(asked, estimateFor(asked, offerWith({ type: 'PER C1' })))
    if (after === undefined) throw new Error('Nothing is taxed at the scale.')
    const { plain, withQuotient } = after.explained
    expect([plain.value, withQuotient.value]).toEqual([after.plain.left, after.withQuotient.left].map((left) => left.toString()))
    for (const node of [plain, withQuotient]) expect(discrepancies(node, NO_EVALUATORS)).toEqual([])
  })

  it('[RIB-18] waits for a bank account in validation: its funds are sold from the day on which it can be used', () => {
    const days = (given: ReleaseForm, usable: string) =>
      releaseHappenings(given, OFFER, NOW, false, plainDate(usable)).map(({ what, day }) => `${what} ${day}`)
    // Used from the 24th, when its documents are checked: nothing comes later than without it.
    expect(days(form(), '2026-11-24')).toEqual([
      'recorded 2026-11-20',
      'checked 2026-11-24',
      'payable 2026-11-24',
      'sale 2026-11-26',
      'transfer-sent 2026-11-27',
      'on-account 2026-11-30',
    ])
    expect(days(form(), '2026-11-27').slice(1)).toEqual([
      'checked 2026-11-24',
      'payable 2026-11-27',
      'sale 2026-12-01',
      'transfer-sent 2026-12-02',
      'on-account 2026-12-03',
    ])
    expect(days(form({ kind: 'free', amount: '' }), '2026-11-24').at(-1)).toBe('on-account 2026-11-30')
    // What becomes free later than the account is usable waits for that.
    expect(days(form({ kind: 'soon', amount: '50' }), '2026-11-24').slice(1, 4)).toEqual([
      'payable 2026-11-24',
      'free 2026-12-20',
      'sale 2026-12-23',
    ])
  })

  it('[REL-13] [REL-14] [REL-11] comes on a day that is known: after the documents, at once, or once the savings are free', () => {
    const days = (given: ReleaseForm) => releaseHappenings(given, OFFER, NOW).map(({ what, day }) => `${what} ${day}`)
    expect(days(form())).toEqual([
      'recorded 2026-11-20',
      'checked 2026-11-24',
      'sale 2026-11-26',
      'transfer-sent 2026-11-27',
      'on-account 2026-11-30',
    ])
    expect(days(form({ kind: 'free', amount: '' })).at(-1)).toBe('on-account 2026-11-26')
    const byCompany = releaseHappenings(form(), OFFER, NOW, true).map(({ what, day }) => `${what} ${day}`)
    expect(byCompany.slice(2)).toEqual(['sale 2026-11-26', 'with-pay 2026-11-27'])
    expect(days(form({ kind: 'soon', amount: '50' }))).toEqual([
      'recorded 2026-11-20',
      'free 2026-12-20',
      'sale 2026-12-23',
      'transfer-sent 2026-12-24',
      'on-account 2026-12-28',
    ])
  })
})

const T = { reason: undefined, value: euros(1000), paidIn: euros(800), amount: euros('999.99'), on: plainDate('2026-11-20') }

describe('[REL-16] the compartments of a PER', () => {
  const taxes = (account: Parameters<typeof releasesOf>[0]['account'], reason?: 'HOME' | 'DISABILITY') =>
    releasesOf({ ...T, account, reason }).map(({ tax, amount }) => `${tax} ${amount.toFixed(2)}`)

  it('are taxed each in its own way', () => {
    expect(taxes({ type: 'PER C1' }, 'HOME')).toEqual(['scale 999.99'])
    expect(taxes({ type: 'PER C1 bis' }, 'HOME')).toEqual(['flat-tax 999.99'])
    expect(taxes({ type: 'PERECO' }, 'HOME')).toEqual(['charges 999.99'])
    expect(taxes({ type: 'PERECO', balance_vvd: euros(500), balance_vvnd: euros(250), balance_es: euros(250) }, 'HOME')).toEqual([
      'scale 499.99',
      'flat-tax 250.00',
      'charges 250.00',
    ])
    expect(taxes({ type: 'PERECO', balance_vv: euros(500), balance_co: euros(500) }, 'HOME')).toEqual(['scale 999.99'])
    expect(taxes({ type: 'PERECO', balance_vv: euros(500), balance_co: euros(500) }, 'DISABILITY')).toHaveLength(2)
    expect(taxes({ type: 'A83' })).toEqual([])
  })

  it('take no more than each is worth, whatever the cents', () => {
    const account = { type: 'PERECO', balance_vvd: euros(1), balance_vvnd: euros(1), balance_es: euros(1) } as const
    for (const [value, amount] of [
      ['0.04', '0.03'],
      ['0.05', '0.04'],
      ['0.02', '0.01'],
      ['100.01', '100.00'],
      ['100.02', '100.00'],
    ] as const) {
      const parts = releasesOf({ ...T, account, value: euros(value), paidIn: euros(0), amount: euros(amount) })
      expect(parts.reduce((sum, part) => sum.plus(part.amount), euros(0).plus(0)).toFixed(2)).toBe(amount)
      expect(parts.every((part) => part.amount.lessThanOrEqualTo(part.value))).toBe(true)
    }
  })

  it('add up to the account, and the sum replays', () => {
    const account = { type: 'PERECO', balance_vvd: euros(1), balance_vvnd: euros(1), balance_es: euros(1) } as const
    const plan = { ...T, account, reason: 'HOME' as const }
    const { amount, charges, flatTax, paid } = figuresOfRelease(plan)
    expect(charges.plus(flatTax).plus(paid).equals(amount)).toBe(true)
    expect(amount.toFixed(2)).toBe('999.99')
    const explained = explainPlanRelease(plan)
    expect(explained.paid.value).toBe(paid.toString())
    for (const node of Object.values(explained)) expect(discrepancies(node, NO_EVALUATORS)).toEqual([])
  })
})
