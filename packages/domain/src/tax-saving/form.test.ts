import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { euros, parseAmount } from '../money/index.ts'
import {
  adjusted,
  afterIncome,
  ageFrom,
  allocated,
  CHILDREN_CHOICES,
  firstStep,
  freshForm,
  GENDERS,
  isCarousel,
  isSameRequest,
  monthlyEnvelope,
  paymentTarget,
  reachesCap,
  requestOf,
  requireClientAge,
  requireIncome,
  SHOWN_PERIODICITIES,
  shownPeriodicity,
  STEPS,
  taxRequest,
  updatesAtOnce,
  validateStep,
  VARIANTS,
  yearlyEnvelope,
  type TaxForm,
} from './index.ts'

const today = plainDate('2026-11-20')
const typed = (text: string) => ({ text, parsed: parseAmount(text) })
const fresh = freshForm({}, today)
const filled: TaxForm = {
  ...fresh,
  gender: 'F',
  client_age: '40',
  marital_status: 'CE',
  monthly_income: typed('2 750'),
}
const refused = (step: (typeof STEPS)[number], form: TaxForm) =>
  validateStep(step, form).map(({ path, code }) => `${path} ${code}`)

describe('the steps', () => {
  it('[TAX-02 to TAX-07, TAX-40] are gender, age, marital status, children, income, results', () => {
    expect(STEPS).toEqual(['gender', 'age', 'marital-status', 'children', 'income', 'results'])
  })

  it('[TAX-19, TAX-20, TAX-21, TAX-49] start at the marital status when gender and age are known', () => {
    const birthDate = plainDate('1964-03-12')
    expect(firstStep({ gender: 'F', birthDate }, today)).toBe('marital-status')
    expect(STEPS.indexOf('marital-status')).toBe(2)
    expect(firstStep({ gender: 'F' }, today)).toBe('gender')
    expect(firstStep({ birthDate }, today)).toBe('gender')
    expect(firstStep({}, today)).toBe('gender')
  })

  it('[TAX-50] take the age from the birth date, unless it is outside 18 to 69', () => {
    const age = (birth: string) => ageFrom(plainDate(birth), today)
    expect([age('2008-11-21'), age('2008-11-20'), age('1956-11-21'), age('1956-11-20')]).toEqual([undefined, 18, 69, undefined])
    expect(ageFrom(undefined, today)).toBeUndefined()
    expect(firstStep({ gender: 'M', birthDate: plainDate('1950-01-01') }, today)).toBe('gender')
  })

  it('[TAX-48, TAX-54] start again with the profile’s gender and age, and no children', () => {
    expect(freshForm({ gender: 'M', birthDate: plainDate('1964-03-12') }, today)).toEqual({
      ...fresh,
      gender: 'M',
      client_age: '62',
    })
    expect(fresh).toMatchObject({ gender: '', client_age: '', marital_status: '', children: 0, allocated_periodicity: '' })
  })

  it('[TAX-36] set the periodicity to yearly once the income is told', () => {
    expect(afterIncome(filled)).toEqual({ ...filled, allocated_periodicity: 'yearly' })
    const typedBefore = { ...filled, allocated_amount: typed('1 000') } as const
    expect(afterIncome({ ...typedBefore, allocated_periodicity: 'one_shot' }).allocated_amount.text).toBe('1 000')
    expect(afterIncome({ ...typedBefore, allocated_periodicity: 'monthly' }).allocated_amount).toEqual(typed('12 000,00'))
  })
})

describe('the variants', () => {
  it.each([
    ['public', false, false, { kind: 'sign-in', origin: 'collective', to: '/transactional/payment' }],
    ['standalone', false, false, { kind: 'same-tab', to: '/transactional/payment' }],
    ['embedded', false, true, { kind: 'new-tab', to: '/transactional/payment' }],
    ['contained', true, true, { kind: 'same-tab', to: '/transactional/payment' }],
  ] as const)('[TAX-08, TAX-13, TAX-16 to TAX-18, TAX-24 to TAX-26] %s', (variant, carousel, atOnce, target) => {
    expect([isCarousel(variant), updatesAtOnce(variant), paymentTarget(variant)]).toEqual([carousel, atOnce, target])
    expect(VARIANTS).toHaveLength(4)
  })
})

describe('the fields', () => {
  it.each(['', ' ', '17', '70', '40,5', '-20', 'abc', '1e1'])('[TAX-51] the age "%s" is refused, with its bounds', (age) => {
    expect(requireClientAge(age)).toEqual({ path: 'client_age', code: 'age-out-of-range', params: { min: 18, max: 69 } })
  })

  it.each(['18', '69', ' 40 '])('[TAX-51, S-CONST-31] the age "%s" is accepted', (age) => {
    expect(requireClientAge(age)).toBeUndefined()
    expect(refused('age', { ...filled, client_age: age })).toEqual([])
  })

  it.each([
    ['', 'required'],
    ['0', 'amount-too-small'],
    ['-1', 'amount-too-small'],
    ['abc', 'wrong'],
    ['0,01', undefined],
    ['99 999 999,99', undefined],
    ['100 000 000', 'amount-too-large'],
    ['99 999 999 999 999', 'amount-too-large'],
  ])('[TAX-52, TAX-35] the income "%s" is %s', (text, code) => {
    expect(requireIncome(typed(text))?.code).toBe(code)
  })

  it('[TAX-52] an amount outside its bounds is refused with the bound', () => {
    const params = (text: string) => requireIncome(typed(text))?.params
    expect([params('0'), params('100 000 000')]).toEqual([{ minimum: '0.01' }, { maximum: '99999999.99' }])
  })

  it.each(['', '0', '0,01', '-1', '99 999 999,99', '100 000 000', '99 999 999 999'])(
    '[TAX-52, TAX-37] a form and a request refuse the amount "%s" for the same reason',
    (text) => {
      const { parsed } = typed(text)
      const field = parsed.kind === 'amount' ? { monthly_income: parsed.amount.toNumber() } : {}
      const sent = { gender: 'F', client_age: 40, marital_status: 'CE', allocated_periodicity: '', ...field }
      const [issue] = taxRequest.safeParse(sent).error?.issues ?? []
      const { code, params } = requireIncome(typed(text)) ?? {}
      expect(issue?.code === 'custom' ? issue.params : issue && { code: 'required' }).toEqual(code && { code, ...params })
    },
  )

  it('[TAX-54, TAX-41] gender, marital status and children are required', () => {
    expect(refused('gender', fresh)).toEqual(['gender required'])
    expect(refused('marital-status', fresh)).toEqual(['marital_status required'])
    expect(refused('children', fresh)).toEqual([])
    expect(refused('children', { ...fresh, children: 6 as never })).toEqual(['children wrong'])
    expect(refused('gender', filled)).toEqual([])
  })

  it('[TAX-31, TAX-34, S-CONST-32] have these choices', () => {
    expect([GENDERS, CHILDREN_CHOICES]).toEqual([
      ['F', 'M'],
      [0, 1, 2, 3, 4, 5],
    ])
  })

  it('[TAX-52] the spouse’s pay may be missing, and is looked at for a couple alone', () => {
    const wrong = { ...filled, spouse_monthly_income: typed('-1') }
    expect(refused('income', wrong)).toEqual([])
    expect(refused('income', { ...wrong, marital_status: 'MA' })).toEqual(['spouse_monthly_income amount-too-small'])
    expect(refused('income', { ...filled, marital_status: 'MA' })).toEqual([])
    expect(refused('income', { ...filled, marital_status: 'MA', spouse_monthly_income: typed('0') })).toEqual([])
  })

  it('[TAX-53, TAX-37] the periodicity must be there and may be empty; so may the amount', () => {
    const { allocated_periodicity: _dropped, ...without } = filled
    expect(refused('results', without as TaxForm)).toEqual(['allocated_periodicity required'])
    expect(refused('results', filled)).toEqual([])
    expect(refused('results', { ...filled, allocated_periodicity: 'weekly' as never })).toEqual(['allocated_periodicity wrong'])
    const codes = ['abc', '100 000 000', '-1'].map((text) => refused('results', { ...filled, allocated_amount: typed(text) }))
    expect(codes.flat()).toEqual([
      'allocated_amount wrong',
      'allocated_amount amount-too-large',
      'allocated_amount amount-too-small',
    ])
  })
})

describe('the amount of the adjustment', () => {
  it.each([
    ['9 999 999,99', []],
    ['10 000 000', ['allocated_amount amount-too-large']],
  ])('[TS-13] "%s" is refused by %j, by the form and by the call', (text, errors) => {
    expect(refused('results', { ...filled, allocated_amount: typed(text) })).toEqual(errors)
    const { parsed } = typed(text)
    const sent = { gender: 'F', client_age: 40, marital_status: 'CE', monthly_income: 5000, allocated_periodicity: 'monthly' }
    const asked = { ...sent, allocated_amount: parsed.kind === 'amount' ? parsed.amount.toNumber() : undefined }
    expect(taxRequest.safeParse(asked).success).toBe(errors.length === 0)
  })
})

describe('the request', () => {
  it('[TAX-42] exists once gender, age, marital status and income are there', () => {
    expect(requestOf(filled)).toEqual({
      gender: 'F',
      client_age: 40,
      marital_status: 'CE',
      children: 0,
      monthly_income: euros(2750),
      allocated_amount: null,
      allocated_periodicity: null,
    })
    for (const missing of ['gender', 'client_age', 'marital_status', 'monthly_income'] as const) {
      expect([missing, requestOf({ ...filled, [missing]: fresh[missing] })]).toEqual([missing, undefined])
    }
  })

  it('[TAX-57] holds children, amount, periodicity, and the pay of a couple’s spouse', () => {
    const form = {
      ...filled,
      children: 3,
      spouse_monthly_income: typed('1 000'),
      allocated_amount: typed('50'),
      allocated_periodicity: 'monthly',
    } as const
    expect(requestOf(form)).not.toHaveProperty('spouse_monthly_income')
    expect(requestOf({ ...form, marital_status: 'MA' })).toMatchObject({
      children: 3,
      spouse_monthly_income: euros(1000),
      allocated_amount: euros(50),
      allocated_periodicity: 'monthly',
    })
  })

  it('[TAX-43] is the same as long as what it asks is', () => {
    expect(isSameRequest(requestOf(filled), requestOf({ ...filled, monthly_income: typed('2750,00') }))).toBe(true)
    expect(isSameRequest(requestOf(filled), requestOf({ ...filled, monthly_income: typed('2751') }))).toBe(false)
    expect(isSameRequest(undefined, requestOf(filled))).toBe(false)
  })
})

describe('the amount', () => {
  const envelope = euros(euros(4711).dividedBy(12))

  it('[TAX-44, TAX-45, TAX-46, TAX-47, TS-01] is shown in the chosen periodicity, as it was typed where it was typed in it', () => {
    const shown = (text: string, periodicity: TaxForm['allocated_periodicity']) =>
      (['one_shot', 'monthly'] as const).map((chosen) => {
        const { allocated_amount, allocated_periodicity } = adjusted(
          { ...filled, allocated_amount: typed(text), allocated_periodicity: periodicity },
          chosen,
          envelope,
        )
        expect(allocated_periodicity).toBe(chosen)
        return allocated_amount.text
      })
    expect(shown('100', 'one_shot')).toEqual(['100', '8,33'])
    expect(shown('100', 'yearly')).toEqual(['100', '8,33'])
    expect(shown('8,33', 'monthly')).toEqual(['99,96', '8,33'])
    expect(shown('abc', 'monthly')).toEqual(['abc', 'abc'])
    expect(shown('', 'yearly')).toEqual(['4 711,00', '392,58'])
  })

  it('[TAX-10, TAX-44, S-CONST-34] is twelve times the monthly envelope when none was typed, else what was typed', () => {
    expect(allocated(undefined, 'monthly', envelope)).toEqual({ amount: euros(4711), periodicity: 'yearly' })
    expect(allocated(null, '', envelope).amount.toNumber()).toBe(4711)
    expect(allocated(euros(0), '', envelope)).toEqual({ amount: euros(0), periodicity: 'one_shot' })
    expect(allocated(euros(50), 'monthly', envelope)).toEqual({ amount: euros(50), periodicity: 'monthly' })
  })

  it('[TAX-23, TAX-39] is shown as one payment or monthly; a yearly one is one payment', () => {
    expect(SHOWN_PERIODICITIES).toEqual(['one_shot', 'monthly'])
    expect((['yearly', 'one_shot', '', null, undefined] as const).map((periodicity) => shownPeriodicity(periodicity))).toEqual(
      Array.from({ length: 5 }, () => 'one_shot'),
    )
    expect(shownPeriodicity('monthly')).toBe('monthly')
  })

  it('[TS-01] is shown a month rounded down to the cent, of an envelope as a float64 has it too', () => {
    expect([monthlyEnvelope(envelope), monthlyEnvelope(euros(4711 / 12))].map(String)).toEqual(['392.58', '392.58'])
    expect([yearlyEnvelope(envelope), yearlyEnvelope(euros(4711 / 12))].map(String)).toEqual(['4711', '4711'])
  })

  it.each([
    ['monthly', '392.5', true],
    ['monthly', '392.49', false],
    ['one_shot', '4710', true],
    ['one_shot', '4709.99', false],
    ['yearly', '4710', true],
    ['yearly', '4709.99', false],
  ] as const)('[TAX-55, TAX-56] %s %s reaches the cap of 392.50 a month: %s', (periodicity, amount, reached) => {
    expect(reachesCap({ amount: euros(amount), periodicity }, euros('392.5'))).toBe(reached)
  })
})
